# shellcheck shell=bash disable=SC2154
# Sources, bitcode, compile databases, bad input, entries.

good() { echo "int $1(void) { return 0; }" >"$1.c"; }

case_sources() {
    printf '#include "q.h"\nint helper(void);\nint main(void) { return helper() + Q; }\n' >a.c
    printf 'extern "C" int helper(void) { return W; }\n' >b.cpp
    mkdir inc && echo '#define Q 1' >inc/q.h
    run check a.c b.cpp --stats -- -Iinc -DW=2 -O3 -Wall -Werror -c -o x -fsanitize=thread
    expect_code 0
    expect_out '2 inputs: 2 compiled'
    [ ! -e x ] || fail "the compiler's own output appeared"
}

case_old_style_sources() {
    printf 'main() { undeclared(3); int *p = 4; char *q = p; return f(p); }\nf(x) char *x; { return; }\n' >a.c
    run lower a.c -- -Werror
    expect_code 0
    expect_units a.c
    expect_no_err .
}

case_unknown_compiler_flags() {
    good main
    run lower main.c -- -fno-such-thing-at-all -mno-such-machine -march=no-such-cpu
    expect_code 0
    expect_units main.c
}

case_bitcode_and_text() {
    good main
    good other
    clang -g -O1 -Xclang -disable-llvm-passes -emit-llvm -c main.c -o main.bc || fail clang
    clang -g -O1 -Xclang -disable-llvm-passes -emit-llvm -S other.c -o other.ll || fail clang
    run lower main.bc other.ll
    expect_code 0
    expect_units 'main.bc other.ll'
    cp main.bc renamed.o # as clang -flto makes them
    run lower renamed.o
    expect_code 0
    run lower --print-ir main.bc -o main.ir
    expect_code 0
    run lower main.ir
    expect_code 0
}

case_broken_source_among_good_ones() {
    good main
    echo 'int broken( {' >broken.c
    run check main.c broken.c
    expect_code 0
    expect_err "cannot analyse 'broken.c': does not compile: .*broken.c:1"
    run check --strict main.c broken.c
    expect_code 2
    for format in text json sarif; do
        run check --format $format main.c broken.c
        expect_code 0
        expect_out 'broken.c'
    done
}

case_openmp_without_its_flag() {
    cat >omp.c <<'EOF'
int main(void)
{
    int sum = 0;
    #  pragma omp parallel for
    for (int i = 0; i < 100; i++)
        sum += i;
    return sum;
}
EOF
    run check omp.c
    expect_code 1
    expect_err 'compiled with -fopenmp'
    run check omp.c -- -fopenmp
    expect_code 1
    expect_no_err 'compiled with'
    run check omp.c -- -fno-openmp
    expect_code 0
}

case_newer_standard() {
    cat >new.cpp <<'EOF'
#include <thread>
int count;
int main()
{
    std::jthread t([] { count++; });
    return ++count;
}
EOF
    run check new.cpp
    expect_code 1
    run check new.cpp -- -std=c++17
    expect_code 2
    expect_err "'new.cpp': does not compile: .*jthread"
}

case_nothing_left() {
    echo 'int broken( {' >broken.c
    run check broken.c missing.c
    expect_code 2
    expect_err "'broken.c'"
    expect_err "'missing.c': no such file; the current folder is /"
    expect_err 'nothing could be analysed'
    run check lib/broken.c
    expect_err "'lib/broken.c': no such file: there is no folder '.*/lib'"
    run check ./borken.c
    expect_err "'./borken.c': no such file; did you mean './broken.c'[?]"
}

case_bad_bitcode() {
    good main
    clang -emit-llvm -c main.c -o good.bc || fail clang
    head -c 100 good.bc >short.bc
    : >empty.bc
    head -c 3000 /dev/urandom >noise.bc
    run check good.bc short.bc empty.bc noise.bc
    expect_code 0
    for name in short empty noise; do expect_err "cannot analyse '$name.bc': "; done
    expect_lines 3
}

case_unit_files() {
    : >empty.hu
    echo garbage >bad.hu
    echo 'garbage' >bad.ir
    run check empty.hu bad.hu bad.ir
    expect_code 2
    expect_lines 4
}

case_what_cannot_be_read() {
    good main
    cc -c main.c -o main.o && ar rcs lib.a main.o && mkdir folder
    echo x >odd.xyz
    echo x >head.h
    run check main.o lib.a folder odd.xyz head.h main.c
    expect_code 0
    expect_err "'main.o': machine code"
    expect_err "'lib.a': an archive of machine code"
    expect_err "'folder': is a folder.*-p"
    expect_err "'odd.xyz': unknown kind"
    expect_err "'head.h': a header"
    expect_lines 5
}

case_names_with_blanks() {
    mkdir 'a b'
    echo 'int main(void) { return 0; }' >"a b/it's.c"
    run lower "a b/it's.c"
    expect_code 0
    expect_units "it's.c"
    printf '[{"directory": "%s", "file": "a b/it'"'"'s.c", "command": "cc -c \\"a b/it'"'"'s.c\\""}]' "$PWD" \
        >compile_commands.json
    run lower -p .
    expect_code 0
    expect_units "it's.c"
}

# ---- entries ----

case_no_main() {
    good helper
    run check helper.c
    expect_code 2
    expect_err "no function 'main'.*--entry"
    expect_lines 1
    run check --entry helper helper.c
    expect_code 0
    run check --entry nobody helper.c
    expect_code 2
    expect_err "'nobody'"
}

case_several_mains() {
    echo 'int main(void) { return 0; }' >one.c
    echo 'int main(void) { return 0; }' >two.c
    good helper
    run check one.c two.c helper.c
    expect_code 2
    expect_err '--target'
    expect_err '^  one.c'
    expect_err '^  two.c'
    run lower --target two one.c two.c helper.c
    expect_code 0
    expect_units 'helper.c two.c'
}

# ---- compile databases ----

case_compile_database() {
    mkdir -p src build
    printf '#include "n.h"\nint g(void);\nint main(void) { return N + g(); }\n' >src/a.c
    printf 'int g(void) { return M; }\n' >src/b.c
    echo '#define N 1' >src/n.h
    cat >build/compile_commands.json <<JSON
[
 {"directory": "$PWD/build", "file": "../src/a.c", "command": "gcc -DX='a b' -I../src -O2 -o a.o -c ../src/a.c"},
 {"directory": ".", "file": "../src/b.c", "arguments": ["ccache", "gcc", "-DM=3", "-c", "../src/b.c", "-flto"]},
 {"directory": "$PWD/build", "file": "../src/b.c", "arguments": ["gcc", "-DM=4", "-c", "../src/b.c"]},
 {"directory": "$PWD/build", "file": "gone.c", "command": "gcc -c gone.c"}
]
JSON
    run lower -v -p build
    expect_code 0
    expect_units 'a.c b.c'
    expect_err "gone.c': the source file is gone"
    expect_err '1 further compilations'
    run lower -p build/compile_commands.json
    expect_code 0
    cd build || fail cd
    run lower
    expect_code 0
    expect_units 'a.c b.c'
}

case_bad_compile_database() {
    run check -p .
    expect_code 2
    expect_err 'neither compile_commands.json .*nor the record of a build'
    printf '[\n {"directory": "."\n' >compile_commands.json
    run check -p .
    expect_code 2
    expect_err 'compile_commands.json:[0-9]: not valid JSON'
    echo '[{"directory": "/"}]' >compile_commands.json
    run check -p .
    expect_code 2
    expect_err 'entry 1: expected'
    echo '[]' >compile_commands.json
    run check -p .
    expect_code 2
}

# ---- output ----

case_output_file() {
    good main
    run check -o report.txt main.c
    expect_code 0
    [ -s report.txt ] || fail 'no report'
    [ -z "$out" ] || fail "stdout is not empty: $out"
}

case_unwritable_output() {
    good main
    run check -o missing/report.txt main.c
    expect_code 2
    expect_err "cannot write 'missing/report.txt'"
    expect_lines 1
    [ -z "$(ls missing 2>/dev/null)" ] || fail 'something was left'
    run check -o /dev/full main.c
    expect_code 2
    expect_err 'No space left'
    "$heddle" check main.c >/dev/full 2>"$here_err"
    [ $? = 2 ] || fail 'a full disk on stdout went unnoticed'
}

case_closed_pipe() {
    good main
    "$heddle" lower --print-ir main.c | true
    [ "${PIPESTATUS[0]}" != 139 ] || fail crashed
}

case_openmp() {
    printf '#include <omp.h>\nint main(void) {\n#pragma omp parallel\n    { }\n    return omp_get_max_threads(); }\n' >a.c
    for clang in clang-14 clang-19 clang-22; do
        command -v $clang >/dev/null || continue
        run lower --no-cache --clang $clang a.c -- -fopenmp
        expect_code 0
        expect_units a.c
    done
}

# ---- progress ----

slow_clang() {
    printf '#!/bin/sh\nsleep 0.8\nexec clang "$@"\n' >slow
    chmod +x slow
    for i in 1 2 3; do echo "int f$i(void) { return 0; }" >f$i.c; done
}

case_progress_on_a_terminal() {
    command -v script >/dev/null || return 0
    slow_clang
    TERM=xterm script -qec "$heddle lower --no-cache -j1 --clang ./slow f1.c f2.c f3.c -o out" typescript >/dev/null
    grep -q '\[[23]/3\] f' typescript || fail "no progress: $(cat -v typescript)"
    TERM=dumb script -qec "$heddle lower --no-cache -j1 --clang ./slow f1.c f2.c f3.c -o out" typescript >/dev/null
    grep -q '/3\]' typescript && fail 'progress on a dumb terminal'
    return 0
}

case_no_progress_elsewhere() {
    slow_clang
    run lower --no-cache -j1 --clang ./slow f1.c f2.c f3.c
    expect_code 0
    [ -z "$err" ] || fail "stderr: $err"
}

# Five inputs that are no bitcode are one line and a number, unless one asks.
case_alike_losses() {
    for i in 1 2 3 4 5; do echo nothing >"$i.bc"; done
    run check 1.bc 2.bc 3.bc 4.bc 5.bc
    expect_code 2
    expect_err "cannot analyse '1.bc'"
    expect_err 'nor 4 more inputs, for the same reason'
    grep -q "'2.bc'" <<<"$err" && fail "the second one is named, too: $err"
    run check --verbose 1.bc 2.bc 3.bc 4.bc 5.bc
    expect_err "cannot analyse '5.bc'"
}

case_empty_name() {
    echo 'int main(void) { return 0; }' >m.c
    run check ''
    expect_code 2
    expect_err 'the name of an input is empty'
    run check m.c ''
    expect_code 2
    expect_err 'the name of an input is empty'
}
