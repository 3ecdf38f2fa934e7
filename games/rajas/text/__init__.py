"""The words of Rajas of the Ganges: its messages."""
