"""A drawing as text that a notebook shows."""


class Drawing(str):
    """SVG as text: write it into a file, or leave it as the last line of a notebook's cell.

    Examples:
        >>> import cheeseboard
        >>> cheeseboard.new("quoridor", seed=7).draw()[:4]
        '<svg'
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Drawing, {len(self):,} characters of SVG>"

    def _repr_svg_(self) -> str:
        return str(self)
