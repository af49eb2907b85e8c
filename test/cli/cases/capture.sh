# shellcheck shell=bash disable=SC2154,SC2016 # dollars are for make
# heddle capture: what a build compiles and links, without touching it.

sources() {
    echo 'int lib(void); int arch(void); int main(void) { return lib() + arch(); }' >main1.c
    echo 'int arch2(void); int main(void) { return arch2(); }' >main2.c
    for name in lib arch arch2; do echo "int $name(void) { return 1; }" >$name.c; done
}

case_capture_make() {
    sources
    cat >Makefile <<'MAKE'
all: p1 p2
lib.o: CFLAGS += -fPIC
libx.so: lib.o ; $(CC) -shared -o $@ lib.o
libarch.a: arch.o arch2.o ; $(AR) rcs $@ $^
p1: main1.o libx.so libarch.a ; $(CC) -o $@ main1.o -L. -lx libarch.a
p2: main2.c libarch.a ; $(CC) main2.c libarch.a -o $@
MAKE
    run capture -- make -j2
    expect_code 0
    expect_err 'recorded 5 compilations and 4 targets'
    run check
    expect_code 2
    expect_err '--target'
    expect_err '^  p1 \(executable\)'
    expect_err '^  p2 \(executable\)'
    run lower --target p1
    expect_code 0
    expect_units 'arch.c lib.c main1.c'
    run lower --target p2
    expect_units 'arch2.c main2.c'
    run lower --target libarch.a
    expect_units 'arch.c arch2.c'
    run lower --target libx.so
    expect_units 'lib.c'
    run lower --target p3
    expect_code 2
}

case_capture_shell_script() {
    sources
    cat >build.sh <<'SH'
set -e
cc -c main1.c lib.c
cc -c arch.c -o out/../moved.tmp.o
mv moved.tmp.o renamed.o
cc main1.o lib.o renamed.o -o prog
SH
    mkdir out
    run capture sh build.sh
    expect_code 0
    run lower
    expect_code 0
    expect_units 'arch.c lib.c main1.c'
}

case_build_is_untouched() {
    sources
    cat >build.sh <<'SH'
cc -g -c main1.c && cc -c lib.c -o lib.o && cc -c arch.c && ar rcs libarch.a arch.o && cc main1.o lib.o libarch.a -o prog
echo "to stdout"
echo "to stderr" >&2
gcc --version | head -n 1
cc -c missing.c
SH
    mkdir a b
    cp ./*.c build.sh a/ && cp ./*.c build.sh b/
    (cd a && sh build.sh >../a.out 2>../a.err)
    plain=$?
    (cd b && "$heddle" capture -q -- sh build.sh >../b.out 2>../b.err)
    [ $? = $plain ] || fail 'another exit code'
    cmp a.out b.out || fail "stdout differs"
    cmp a.err b.err || fail "stderr differs: $(diff a.err b.err)"
    # the folder's name is in the debug information of one object only
    cmp a/lib.o b/lib.o || fail 'an object differs'
    cmp a/arch.o b/arch.o || fail 'an object differs'
}

case_failed_build() {
    sources
    echo 'int broken( {' >broken.c
    run capture -- sh -c 'cc -c main2.c && cc -c arch2.c && cc main2.o arch2.o -o prog && cc -c broken.c || exit 7'
    expect_code 7
    run lower
    expect_code 0
    expect_units 'arch2.c main2.c'
}

case_signals_of_the_compiler_are_passed_on() {
    mkdir bin
    printf '#!/bin/sh\nkill -TERM $$\n' >bin/gcc
    chmod +x bin/gcc
    echo 'int x;' >x.c
    PATH=$PWD/bin:$PATH run capture -- sh -c 'gcc -c x.c; echo "ended $?"'
    expect_out 'ended 143'
}

case_nothing_captured() {
    run capture -- true
    expect_code 0
    expect_err "no compilation was seen: everything was up to date"
    run capture -- sh -c 'exit 3'
    expect_code 3
    expect_err "no compilation was seen, and the build ended with exit code 3"
    expect_no_err 'up to date'
    run capture
    expect_code 2
    run capture -- /no/such/program
    expect_code 2
    expect_lines 1
}

case_absolute_compiler_in_environment() {
    sources
    printf 'p: main2.c arch2.c ; $(CC) main2.c arch2.c -o p\n' >Makefile
    CC="/usr/bin/gcc -O1" run capture -- make
    expect_code 0
    expect_out '/gcc -O1 main2.c'
    run lower
    expect_units 'arch2.c main2.c'
}

case_versioned_compilers() {
    sources
    versioned=$(basename "$(find /usr/bin -name 'gcc-[0-9]*' | head -n 1)")
    run capture -- "$versioned" main2.c arch2.c -o p
    expect_code 0
    run lower
    expect_units 'arch2.c main2.c'
}

case_same_object_twice() {
    sources
    run capture -- sh -c 'cc -c arch.c -o x.o && cc -c arch2.c -o x.o && cc main2.c x.o -o p'
    run lower
    expect_units 'arch2.c main2.c'
}

case_configuration_tests_are_no_targets() {
    sources
    run capture -- sh -c 'echo "int main(void){return 0;}" >conftest.c && cc conftest.c -o conftest && rm conftest.c conftest &&
        echo "int main(void){return 0;}" | cc -x c - -o t.out && rm t.out && cc -E main2.c >/dev/null &&
        cc main2.c arch2.c -o p'
    expect_code 0
    run lower
    expect_code 0
    expect_units 'arch2.c main2.c'
    expect_no_err .
}

case_partial_links_and_whole_archives() {
    sources
    run capture -- sh -c 'cc -c arch.c && cc -c lib.c && ld -r -o both.o arch.o lib.o && cc main1.c both.o -o p'
    expect_code 0
    run lower
    expect_units 'arch.c lib.c main1.c'
    run capture --fresh -- sh -c 'cc -c arch.c && cc -c arch2.c && ar rcs l.a arch.o arch2.o &&
        cc main2.c -Wl,--whole-archive l.a -Wl,--no-whole-archive -o p'
    run lower -t p
    expect_units 'arch.c arch2.c main2.c'
}

case_thin_archives_and_response_files() {
    sources
    run capture -- sh -c 'cc -c arch2.c && ar rcsT thin.a arch2.o && echo "main2.c thin.a -o p" >args && cc @args && rm args'
    expect_code 0
    run lower -t p
    expect_units 'arch2.c main2.c'
}

case_deleted_sources_are_lost_coverage() {
    sources
    run capture -- sh -c 'cp arch2.c generated.c && cc main2.c generated.c -o p && rm generated.c'
    run check
    expect_code 0
    expect_err "'generated.c': the source file is gone"
    run check --strict
    expect_code 2
}

case_objects_from_elsewhere_are_lost_coverage() {
    sources
    cc -c arch2.c
    run capture -- cc main2.c arch2.o -o p
    run lower
    expect_code 0
    expect_err "'arch2.o': linked, but its compilation was not recorded"
}

case_assembly_is_lost_coverage() {
    sources
    printf '.globl arch2\narch2: ret\n' >arch2.s
    run capture -- cc main2.c arch2.s -o p
    expect_code 0
    run lower
    expect_units main2.c
    expect_err "'arch2.s': assembly"
}

case_capture_in_parallel() {
    {
        printf 'objects := $(patsubst %%.c,%%.o,$(wildcard f*.c))\n'
        printf 'p: main.o $(objects) ; $(CC) -o $@ $^\n'
    } >Makefile
    for i in $(seq 40); do echo "int f$i(void) { return $i; }" >"f$i.c"; done
    echo 'int main(void) { return 0; }' >main.c
    run capture -- make -j8
    expect_code 0
    expect_err 'recorded 41 compilations'
    run lower
    [ "$(grep -c functions <<<"$out")" = 41 ] || fail "not all units: $out"
}

case_incremental_build() {
    sources
    printf 'p: main2.o arch2.o ; $(CC) -o $@ $^\n' >Makefile
    run capture -- make
    touch arch2.c
    run capture -- make
    run lower
    expect_units 'arch2.c main2.c'
    # without a capture the links stay harmless
    PATH=$PWD/.heddle/shim:$PATH cc -c arch.c -o x.o || fail 'the shim does not work on its own'
}

case_capture_elsewhere() {
    sources
    run capture --dir rec -- cc main2.c arch2.c -o p
    [ ! -e .heddle ] || fail 'a .heddle appeared'
    run lower -p rec
    expect_units 'arch2.c main2.c'
    mkdir sub
    cd sub || fail cd
    run lower -p ..
    expect_code 2 # the capture of .. is in .., not in its rec
    run lower -p ../rec
    expect_units 'arch2.c main2.c'
}

case_damaged_record() {
    sources
    run capture -- cc main2.c arch2.c -o p
    { echo '{"kind": "cc"'; cat .heddle/events; printf '{"kind":"cc","cwd":'; } >events && mv events .heddle/events
    run lower
    expect_code 0
    expect_units 'arch2.c main2.c'
}

case_capture_cmake() {
    command -v cmake >/dev/null || return 0
    sources
    cat >CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.10)
project(t C)
add_library(arch STATIC arch.c arch2.c)
add_library(x SHARED lib.c)
add_executable(p1 main1.c)
target_link_libraries(p1 arch x)
CMAKE
    run capture -- sh -c 'cmake -B build >/dev/null && cmake --build build'
    expect_code 0
    run lower -t p1
    expect_code 0
    expect_units 'arch.c lib.c main1.c'
    run lower
    expect_units 'arch.c lib.c main1.c'
}

# ---- --preload ----

# Not under a sanitizer: its runtime wants to be loaded first.
is_sanitized() { nm -D "$heddle" 2>/dev/null | grep -qE '__asan_init|__tsan_init'; }

case_preload_sees_absolute_paths() {
    is_sanitized && return 0
    sources
    printf 'p: main2.o l.a ; /usr/bin/gcc -o $@ $^\nl.a: arch2.o ; /usr/bin/ar rcs $@ $^\n%%.o: %%.c ; /usr/bin/gcc -c $<\n' >Makefile
    run capture -- make
    expect_code 0
    expect_err 'no compilation was seen.*--preload'
    make -s -B p && cp p plain
    run capture --preload -- make -B -j2
    expect_code 0
    expect_no_out '.heddle'
    cmp -s p plain || fail 'another program came out'
    run lower
    expect_units 'arch2.c main2.c'
}

case_preload_sees_a_configured_cmake() {
    is_sanitized && return 0
    command -v cmake >/dev/null || return 0
    sources
    printf 'cmake_minimum_required(VERSION 3.10)\nproject(t C)\nadd_executable(p2 main2.c arch2.c)\n' >CMakeLists.txt
    cmake -B build >/dev/null || fail cmake
    run capture --preload -- cmake --build build
    expect_code 0
    run lower
    expect_units 'arch2.c main2.c'
    grep -q '\.heddle' build/CMakeCache.txt && fail 'the build remembers us'
    return 0
}

case_launchers() {
    sources
    mkdir bin
    printf '#!/bin/sh\nexec "$@"\n' >bin/ccache
    chmod +x bin/ccache
    PATH=$PWD/bin:$PATH run capture -- sh -c 'ccache gcc -c main2.c && ccache gcc -c arch2.c && gcc main2.o arch2.o -o p'
    expect_code 0
    expect_err 'recorded 2 compilations'
    run lower
    expect_units 'arch2.c main2.c'
}

case_libtool_like() {
    sources
    run capture -- sh -c 'mkdir .libs && gcc -c -fPIC -DPIC lib.c -o .libs/lib.o && gcc -c lib.c -o lib.o >/dev/null &&
        gcc -c -fPIC arch.c -o .libs/arch.o && gcc -shared .libs/lib.o .libs/arch.o -Wl,-soname -Wl,libq.so.1 -o .libs/libq.so.1.0 &&
        (cd .libs && ln -s libq.so.1.0 libq.so) && gcc main1.c -o .libs/prog .libs/libq.so'
    expect_code 0
    run lower -t prog
    expect_code 0
    expect_units 'arch.c lib.c main1.c'
}

case_c_plus_plus() {
    echo '#include <mutex>
extern "C" int arch2(void); std::mutex m; int main() { std::lock_guard<std::mutex> g(m); return arch2(); }' >main.cc
    echo 'int arch2(void) { return 1; }' >arch2.c
    run capture -- sh -c 'g++ -std=c++17 -c main.cc && gcc -c arch2.c && g++ main.o arch2.o -o p'
    expect_code 0
    run lower
    expect_units 'arch2.c main.cc'
}

case_precompiled_headers_are_no_targets() {
    sources
    echo '#include <stdio.h>' >all.h
    run capture -- sh -c 'gcc -x c-header all.h -o all.h.gch && gcc -include all.h -c main2.c && gcc main2.o arch2.c -o p'
    expect_code 0
    run lower
    expect_code 0
    expect_units 'arch2.c main2.c'
}
