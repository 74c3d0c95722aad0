"""Text files that lie beside the code of a package."""

import pkgutil


def package_text(package: str, name: str) -> str:
    """The text of a file in the folder of this package; `importlib.resources` takes longer to import than `core`."""
    content = pkgutil.get_data(package, name)
    assert content is not None, "packages are folders"
    return content.decode("utf-8")
