# shellcheck shell=bash disable=SC2154
# The cache: hits, changes, damage, limits; and that it never changes what comes out.

two_files() {
    printf '#include "n.h"\nint g(void);\nint main(void) { return N + g(); }\n' >a.c
    printf 'int g(void) { return 1; }\n' >b.c
    echo '#define N 1' >n.h
    sleep 0.02 # later than the clock's grain
}

case_warm_run_compiles_nothing() {
    two_files
    run lower --stats a.c b.c
    expect_out '2 compiled, 2 lowered, 0 from the cache'
    # nothing to compile with, nothing to lower with: it must not be needed
    mkdir bin && printf '#!/bin/sh\nexit 99\n' >bin/clang && chmod +x bin/clang
    run lower --stats a.c b.c
    expect_code 0
    expect_out '0 compiled, 0 lowered, 2 from the cache'
}

case_touched_and_changed_files() {
    two_files
    run lower a.c b.c
    touch n.h
    run lower --stats a.c b.c
    expect_out '0 compiled, 0 lowered, 2 from the cache'
    echo '#define N 2' >n.h
    sleep 0.02
    run lower --stats a.c b.c
    expect_out '1 compiled, 1 lowered, 1 from the cache'
    run lower --stats a.c b.c -- -DX
    expect_out '2 compiled'
}

case_another_lowerer() {
    two_files
    cp "$HEDDLE_BIN/heddle-lower" one
    HEDDLE_LOWER=$PWD/one run lower a.c b.c
    # built again, elsewhere and later: the same program
    cp one two
    HEDDLE_LOWER=$PWD/two run lower --stats a.c b.c
    expect_out '0 compiled, 0 lowered, 2 from the cache'
    echo >>two
    HEDDLE_LOWER=$PWD/two run lower --stats a.c b.c
    expect_out '2 compiled, 2 lowered, 0 from the cache'
}

case_missing_header_comes_back() {
    two_files
    run lower a.c b.c
    rm n.h
    run lower --stats a.c b.c
    expect_err "'a.c': does not compile"
    echo '#define N 1' >n.h
    sleep 0.02
    run lower a.c b.c
    expect_no_err .
    expect_units 'a.c b.c'
}

case_damaged_entries_are_rebuilt() {
    two_files
    run lower --print-ir a.c b.c
    before=$out
    find "$XDG_CACHE_HOME" -path '*/unit/*' -type f | while read -r file; do echo damage >"$file"; done
    run lower --stats a.c b.c
    expect_code 0
    expect_out '2 compiled, 2 lowered, 0 from the cache'
    find "$XDG_CACHE_HOME" -type f | while read -r file; do : >"$file"; done
    run lower --print-ir a.c b.c
    expect_code 0
    [ "$out" = "$before" ] || fail 'the result changed'
    run lower --stats a.c b.c
    expect_out '2 from the cache'
}

case_bitcode_is_cached_by_content() {
    two_files
    clang -g -emit-llvm -c b.c -o b.bc || fail clang
    run lower --stats b.bc
    expect_out '0 compiled, 1 lowered, 0 from the cache'
    touch b.bc
    run lower --stats b.bc
    expect_out '0 compiled, 0 lowered, 1 from the cache'
}

case_unwritable_cache() {
    two_files
    : >file
    run lower --cache-dir file/x a.c b.c
    expect_code 0
    expect_units 'a.c b.c'
    expect_lines 1
    expect_err 'nothing is cached'
}

case_no_cache() {
    two_files
    run lower --no-cache a.c b.c
    expect_code 0
    [ ! -e "$XDG_CACHE_HOME" ] || fail 'a cache appeared'
}

case_cache_commands() {
    two_files
    run cache path
    expect_out "^$XDG_CACHE_HOME/heddle$"
    run lower a.c b.c
    run cache size
    expect_out 'in 4 files'
    run cache clear
    expect_code 0
    [ ! -e "$XDG_CACHE_HOME/heddle" ] || fail 'the cache is still there'
    run cache size
    expect_out 'in 0 files'
    run cache fill
    expect_code 2
}

case_several_processes_at_once() {
    two_files
    for i in 1 2 3 4; do "$heddle" lower --print-ir a.c b.c >"out.$i" 2>&1 & done
    wait
    for i in 2 3 4; do cmp -s out.1 "out.$i" || fail "process $i differs"; done
    grep -q 'func' out.1 || fail 'nothing printed'
}

case_jobs_do_not_change_the_result() {
    for i in 1 2 3 4 5 6 7 8; do echo "int f$i(void) { return $i; }" >"f$i.c"; done
    echo 'int main(void) { return 0; }' >main.c
    run lower --no-cache --print-ir -j1 main.c f*.c
    first=$out
    run lower --no-cache --print-ir -j2 f*.c main.c
    [ "$out" = "$first" ] || fail 'another order, another result'
    run lower --print-ir -j4 main.c f*.c
    [ "$out" = "$first" ] || fail 'the cache changed the result'
    run lower --print-ir main.c f*.c
    [ "$out" = "$first" ] || fail 'a warm cache changed the result'
}

case_no_temporary_files_stay() {
    two_files
    mkdir tmp
    TMPDIR=$PWD/tmp run lower --no-cache a.c b.c
    [ -z "$(ls tmp)" ] || fail "left in TMPDIR: $(ls tmp)"
    run lower a.c b.c
    [ -z "$(ls "$XDG_CACHE_HOME/heddle/tmp")" ] || fail 'left in the cache'
}

case_lowerer_dies() {
    two_files
    cat >lower <<'SH'
#!/bin/bash
while IFS=$'\t' read -r input output source; do
    case $source in
    */a.c) kill -SEGV $$ ;;
    *) printf '%s\t%s\t%s\n' "$input" "$output" "$source" | "$HEDDLE_BIN/heddle-lower" --batch ;;
    esac
done
SH
    chmod +x lower
    HEDDLE_LOWER=$PWD/lower run lower --no-cache -j1 a.c b.c
    expect_code 0
    expect_units b.c
    expect_err "'a.c': heddle-lower was ended by signal 11"
}

# Killed at any moment: no half report, no cache that lies.
case_killed_leaves_nothing_broken() {
    mkdir k
    for i in $(seq 12); do
        echo "int shared$i; void *work$i(void *p) { shared$i++; return p; }" >k/w$i.c
    done
    {
        echo '#include <pthread.h>'
        for i in $(seq 12); do echo "void *work$i(void *); extern int shared$i;"; done
        echo 'int main(void) { pthread_t t;'
        for i in $(seq 12); do echo "pthread_create(&t, 0, work$i, 0); shared$i++;"; done
        echo 'return 0; }'
    } >k/main.c
    export XDG_CACHE_HOME=$PWD/killed
    for ms in 005 020 050 100 200 300 450 600 800; do
        timeout -s KILL "0.$ms" "$heddle" check k/*.c --json k.json --html k.html -o k.txt 2>/dev/null
        for f in k.json k.html k.txt; do
            [ ! -e $f ] || [ -s $f ] || fail "half of $f after $ms ms"
        done
        [ ! -e k.json ] || python3 -m json.tool k.json >/dev/null || fail "k.json after $ms ms"
    done
    run check k/*.c --json after.json -o /dev/null
    expect_code 1
    XDG_CACHE_HOME=$PWD/fresh run check k/*.c --json fresh.json -o /dev/null
    cmp -s after.json fresh.json || fail 'what a killed run left in the cache changes a report'
}

# The compiler runs in the folder that the database names; the cache is where the user stands.
case_cache_relative_to_where_heddle_runs() {
    mkdir -p build
    echo 'int main(void) { return 0; }' >a.c
    printf '[{"directory": "%s/build", "file": "../a.c", "command": "cc -c ../a.c"}]' "$PWD" >build/compile_commands.json
    run check -p build --cache-dir kept
    expect_code 0
    [ -d kept/unit ] || fail 'no cache in kept'
    [ ! -e build/kept ] || fail 'a cache in the build folder'
}
