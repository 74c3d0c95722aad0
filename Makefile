# Everything a newcomer needs: `make play`, `make test`. Each target sets up what it needs by itself.
PYTHON ?= python3
UV := .setup/bin/uv
BIN := .venv/bin
CORES := $(shell nproc 2>/dev/null || echo 2)

.PHONY: setup services play test quick test-services soak check bench fmt lock wheel clean

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

play: .setup/ready ## start the server and print its address; LAN=1 lets friends in the network join
	@$(BIN)/cheeseboard serve $(if $(LAN),--lan)

services: ## PostgreSQL and Redis, which the tests start by themselves; installed where we may
	@if ! command -v redis-server >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "installing postgresql and redis-server for the tests"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server >/dev/null; \
	  else echo "Some tests need PostgreSQL and Redis: apt-get install postgresql redis-server"; fi; fi

check: .setup/ready-dev ## ruff and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

quick: check ## under two minutes, for while you work
	@$(BIN)/pytest -q -n $(CORES) -m "not slow and not soak and not service"

test: check ## all that CI runs
	@$(BIN)/pytest -q -n $(CORES) --durations=10

test-services: .setup/ready-dev services ## store, bus and server with real PostgreSQL, Redis and sockets
	@$(BIN)/pytest -q -n $(CORES) -m "service and not soak" --durations=10 tests/store tests/bus tests/server

soak: .setup/ready-dev services ## the long walks; run it in the evening
	@$(BIN)/pytest -q -n $(CORES) -m soak --durations=20

bench: .setup/ready-dev ## speed of the rules beside open_spiel, and of a server with 200 tables
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
