# Everything a newcomer needs: `make play`, `make test`. Each target sets up what it needs by itself.
PYTHON ?= python3
UV := .setup/bin/uv
BIN := .venv/bin
CORES := $(shell nproc 2>/dev/null || echo 2)

.PHONY: setup play test quick soak check bench fmt lock wheel clean

setup: .setup/ready ## the command at .venv/bin/cheeseboard

.setup/bin/uv:
	@$(PYTHON) -m venv .setup
	@.setup/bin/pip install --quiet --disable-pip-version-check uv

.setup/ready: requirements/play.txt pyproject.toml src/cheeseboard/__init__.py | $(UV)
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) .venv
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/play.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@
	@echo "ready: $(BIN)/cheeseboard"

.setup/ready-dev: requirements/dev.txt .setup/ready
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

play: .setup/ready ## a game of Quoridor against a bot, here in the terminal
	@$(BIN)/cheeseboard play quoridor

check: .setup/ready-dev ## ruff and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

quick: check ## under two minutes, for while you work
	@$(BIN)/pytest -q -n $(CORES) -m "not slow and not soak"

test: check ## all that CI runs
	@$(BIN)/pytest -q -n $(CORES) --durations=10

soak: .setup/ready-dev ## the long walks; run it in the evening
	@$(BIN)/pytest -q -n $(CORES) -m soak --durations=20

bench: .setup/ready-dev ## speed of the rules beside open_spiel
	@$(BIN)/cheeseboard bench

fmt: .setup/ready-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock: $(UV) ## names, versions and hashes, and no address of any registry
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade pyproject.toml -o requirements/play.txt
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade --group dev -c requirements/play.txt pyproject.toml -o requirements/dev.txt

wheel: .setup/ready
	@$(UV) build --quiet --out-dir dist

clean:
	@rm -rf .venv .setup dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
