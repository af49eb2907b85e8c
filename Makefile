# Thin names over meson and the scripts; `make help` lists them.
BUILD ?= build
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60

.PHONY: all help test check lint format asan tsan fuzz demo bench bench-java install deb clean accept wc score test-dynamic random mutate

all: ## release build: build/heddle and build/heddle-lower
	@tools/install-deps build
	@tools/build $(BUILD) release

help: ## this list
	@sed -nE 's/^([a-z-]+):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

test: ## install what is missing, build, then everything that can fail
	@tools/install-deps build test fuzz
	@tools/build $(BUILD) release
	@test/all

check: all ## the quick part of the tests, under a minute
	@tools/lint
	@test/run --quick

lint: ## layers, style, lengths, format, shell
	@tools/lint

format: ## lay out all C files with clang-format
	@clang-format-19 -i $$(tools/c-files)

asan: ## all suites under AddressSanitizer and UBSan, in build-asan
	@tools/build build-asan asan
	@BUILD=build-asan test/run

tsan: ## all suites under ThreadSanitizer, in build-tsan
	@tools/build build-tsan tsan
	@BUILD=build-tsan test/run

fuzz: ## every fuzz target for FUZZ_SECONDS
	@tools/install-deps build fuzz
	@FUZZ_SECONDS=$(FUZZ_SECONDS) test/fuzz/run

demo: ## races in the bundled examples
	@tools/install-deps build demo
	@tools/build $(BUILD) release
	@examples/demo

bench: ## memcached, redis and sqlite3: time, memory, findings
	@tools/install-deps build bench
	@tools/build $(BUILD) release
	@bench/run

bench-java: ## the JDK and Debian's jars: classes lowered, javap's word, CPU time
	@tools/install-deps build bench
	@tools/build $(BUILD) release
	@bench/java

score: ## precision and recall over the labelled race and deadlock programs
	@tools/install-deps build test
	@tools/build $(BUILD) release
	@HEDDLE_BIN=$(CURDIR)/$(BUILD) test/race/score
	@HEDDLE_BIN=$(CURDIR)/$(BUILD) test/deadlock/score

test-dynamic: ## the labelled race programs themselves, under ThreadSanitizer
	@tools/install-deps test fuzz
	@test/race/dynamic

mutate: ## one lock, join or atomic less at a time: does heddle notice?
	@tools/install-deps build bench
	@tools/build $(BUILD) release
	@bench/mutate

random: ## N random programs (10000) against the reference solver, in every context
	@tools/install-deps build test
	@tools/build $(BUILD) release pta-random
	@N=$(or $(N),10000) test/pta/run

install: all ## into PREFIX (DESTDIR is honoured)
	@meson configure $(BUILD) --prefix="$$(realpath -m -- '$(PREFIX)')" >/dev/null
	@tools/build $(BUILD) release
	@meson install -C $(BUILD) --no-rebuild --quiet

deb: ## the Debian package, checked by lintian: build/deb/heddle_*.deb
	@tools/install-deps build deb
	@tools/deb

accept: all ## rewrite the expectations of all suites with what comes out now
	@ACCEPT=1 test/run

wc: ## lines of code by folder
	@for d in src/* src/front/* src/conc/*/ test/unit; do printf '%6d %s\n' $$(cat $$d/*.[ch] $$d/*.cpp 2>/dev/null | wc -l) $$d; done

clean: ## remove all build folders
	@rm -rf build build-asan build-tsan build-fuzz
