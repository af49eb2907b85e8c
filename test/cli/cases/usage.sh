# shellcheck shell=bash disable=SC2154,SC1003,SC2013,SC2016 # run sets out, err and code
# Help, completion, usage errors, heddle.yml.

case_no_command() {
    run
    expect_code 2
    expect_lines 1
    expect_err 'heddle help'
}

case_help_lists_commands() {
    run help
    expect_code 0
    for command in check capture lower cache completion; do expect_out "^  $command "; done
    run --help
    expect_code 0
}

case_help_of_a_command() {
    run help check
    expect_code 0
    for option in build target entry format output mode context model config clang jobs cache-dir no-cache \
        strict stats verbose quiet color source-root max-findings report-library; do
        expect_out "--$option"
    done
    run capture --help
    expect_code 0
    expect_out '--dir'
    expect_no_out '--mode'
}

case_version() {
    run --version
    expect_code 0
    expect_out '^heddle [0-9]'
}

case_unknown_command() {
    run chek a.c
    expect_code 2
    expect_lines 1
    expect_err "did you mean 'heddle check'"
}

case_unknown_option() {
    run check --fromat json a.c
    expect_code 2
    expect_lines 1
    expect_err "did you mean '--format'"
    run check --qqqqqqqq a.c
    expect_code 2
    expect_lines 1
}

case_bad_values() {
    run check --format xml a.c
    expect_code 2
    expect_err 'text\|json\|sarif'
    run check --jobs two a.c
    expect_code 2
    expect_err 'expected a number'
    run check --context origin:x a.c
    expect_code 2
    run check -o
    expect_code 2
    expect_err 'expected FILE'
    run capture --mode sound -- true
    expect_code 2
    expect_err 'does not belong'
}

case_no_input() {
    run check
    expect_code 2
    expect_lines 1
    expect_err 'no input'
}

case_completion_scripts() {
    for shell in bash zsh fish; do
        run completion $shell
        expect_code 0
        expect_out 'report-library'
        command -v $shell >/dev/null && { $shell -n "$here_out" || fail "$shell does not accept it"; }
    done
    run completion tcsh
    expect_code 2
}

case_bash_completion_completes() {
    "$heddle" completion bash >comp.bash
    # shellcheck source=/dev/null
    reply=$(. ./comp.bash && COMP_WORDS=(heddle check --format '') COMP_CWORD=3 && _heddle && echo "${COMPREPLY[*]}")
    [ "$reply" = "text json sarif" ] || fail "completed to '$reply'"
}

# ---- heddle.yml ----

case_config_is_found_upwards() {
    mkdir -p inc src/deep
    echo 'int f(void);' >inc/f.h
    printf '#include "f.h"\nint main(void) { return N; }\n' >src/deep/a.c
    printf 'flags: [-DN=3, -I%s/inc]\njobs: 1\n' "$PWD" >heddle.yml
    run lower src/deep/a.c
    expect_code 0
    expect_units a.c
    run lower --config /dev/null src/deep/a.c
    expect_code 2
}

case_config_mistakes() {
    echo 'int main(void) { return 0; }' >a.c
    printf 'jobs: 1\nmodles: [x.yml]\n' >heddle.yml
    run check a.c
    expect_code 2
    expect_err "heddle.yml:2: unknown key 'modles'; did you mean 'models'"
    printf 'mode: wild\n' >heddle.yml
    run check a.c
    expect_code 2
    expect_err 'heddle.yml:1: .*precise\|balanced\|sound'
    printf 'jobs: [1\n' >heddle.yml
    run check a.c
    expect_code 2
    expect_err 'heddle.yml:[0-9]+:'
    run check --config missing.yml a.c
    expect_code 2
    expect_err 'missing.yml'
}

case_command_line_wins_over_config() {
    echo 'int main(void) { return 0; }' >a.c
    printf 'clang: /nowhere/clang\n' >heddle.yml
    run lower a.c
    expect_code 2
    expect_err 'nowhere'
    run lower --clang clang a.c
    expect_code 0
}

case_config_names_models() {
    echo 'int main(void) { return 0; }' >a.c
    printf 'models: my.yml\n' >heddle.yml
    run check a.c
    expect_code 2
    expect_err 'my.yml'
}

# ---- documents that follow the option table ----

case_man_page_is_complete() {
    command -v scdoc >/dev/null || return 0
    root=$here/../..
    "$root/tools/gen-man" "$heddle" "$root/doc/heddle.1.scd" heddle.1 || fail 'tools/gen-man'
    for option in build report-library fresh print-ir; do
        tr -d '\\' <heddle.1 | grep -q -- "--$option" || fail "no --$option"
    done
}

case_config_keys_are_documented() {
    keys=$(sed -nE 's/^\| `([a-z-]+)` \|.*/\1/p' "$here/../../doc/config.md")
    for key in $keys; do
        [ "$key" != entries ] || continue # as a mapping they are the models'
        printf '%s: {a: b}\n' "$key" >heddle.yml
        run lower x.c
        expect_err "heddle.yml:1: '$key': expected"
    done
    # and every key that heddle knows is in the table
    run help check
    for option in $(grep -oE -- '--[a-z-]+' <<<"$out" | sed 's/^--//'); do
        printf '%s: {a: b}\n' "$option" >heddle.yml
        run lower x.c
        grep -q "unknown key" <<<"$err" || grep -qx "$option" <<<"$keys" || fail "'$option' is not documented"
    done
}

# Every option of every command has its key in heddle.yml, but for those that make no sense there.
case_options_have_keys() {
    page=$here/../../doc/config.md
    commands=$("$heddle" help | sed -nE 's/^  ([a-z-]+) +[a-z].*/\1/p')
    [ "$(wc -w <<<"$commands")" -ge 17 ] || fail "commands: $commands"
    for command in $commands; do
        for option in $("$heddle" help "$command" | sed -nE 's/^  (-.,|   ) --([a-z-]+).*/\2/p'); do
            case $option in help | config) continue ;; esac
            grep -qE "^\| .* \| .*\`--$option\`" "$page" || fail "heddle $command --$option has no key in heddle.yml"
        done
    done
}

case_capture_reads_the_config() {
    command -v cc >/dev/null || return 0
    printf 'int main(void) { return 0; }\n' >a.c
    printf 'capture-dir: kept\nflags: [-DX]\nquiet: true\n' >heddle.yml
    mkdir deep
    (cd deep && "$heddle" capture -- cc -c ../a.c) || fail 'the build failed'
    [ -s kept/record ] || [ -n "$(find kept -type f)" ] || fail 'no record beside heddle.yml'
    printf 'fresh: maybe\n' >heddle.yml
    run capture -- cc -c a.c
    expect_code 2
    expect_err "heddle.yml:1: 'fresh': expected true or false"
}

# The pool's functions are declared only: heddle.yml above the program says what they do.
case_config_holds_models() {
    mkdir -p deep/src
    cat >deep/src/pool.c <<'C'
void pool_submit(void *pool, void (*fn)(void *), void *arg);
static int total;
static void add(void *arg) { total += *(int *)arg; }
int main(void)
{
    static int one = 1;
    pool_submit(0, add, &one);
    pool_submit(0, add, &one);
    return 0;
}
C
    cat >heddle.yml <<'Y'
functions:
  pool_submit: {register: {fn: arg1, args: [arg2], executor: arg0, many: true}}
variables:
  unused: {internal: true}
Y
    run check deep/src/pool.c
    expect_code 1
    expect_out 'data race: `total`'
    printf 'functions:\n  pool_submit: {regster: {fn: arg1}}\n' >heddle.yml
    run check deep/src/pool.c
    expect_code 2
    expect_err "heddle.yml:2: unknown effect 'regster'"
    printf 'variables:\n  total: {internal: true}\n' >heddle.yml
    run check deep/src/pool.c
    expect_code 0
}

case_profile() {
    cat >module.c <<'C'
static int flag;
long __x64_sys_set(int v) { *(volatile int *)&flag = v; return 0; }
C
    run check module.c
    expect_code 0
    run check module.c --profile user
    expect_code 1
    printf 'profile: user\n' >heddle.yml
    run check module.c
    expect_code 1
    run check module.c --profile kernl
    expect_code 2
    expect_err 'auto\|user\|kernel'
}

case_report_library() {
    cat >vector.cpp <<'C'
#include <thread>
#include <vector>
static std::vector<int> all;
static void add() { all.push_back(1); }
int main()
{
    std::thread a(add), b(add);
    a.join();
    b.join();
    return 0;
}
C
    run check vector.cpp
    expect_code 1
    expect_out 'vector.cpp:4:'
    run check vector.cpp --report-library --verbose
    expect_code 1
    expect_out 'bits/[a-z_]*vector|bits/vector.tcc'
}

case_config_lists_and_files() {
    mkdir -p src extra
    cat >src/a.c <<'C'
#include <pthread.h>
int n;
static void *work(void *p) { n++; return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    n++;
    return pthread_join(t, 0);
}
C
    echo 'functions: {f: {lock: arg0}}' >extra/models.yml
    # Lists go to their own options: sources of Java are no models, its libraries no entries.
    printf '%s\n' 'src: [extra]' 'classpath: [lib/a.jar]' 'models: extra/models.yml' 'open: ["a.b.*"]' \
        'json: out.json' 'html: out.html' 'color: never' 'quiet: true' >heddle.yml
    (cd src && "$heddle" check a.c >../text 2>../err) && fail 'no race found'
    grep -q 'data race: `n`' text || fail "$(cat text err)"
    [ -s out.json ] || fail 'no out.json beside heddle.yml'
    run check src/a.c --json other.json
    expect_code 1
    [ -s other.json ] || fail 'the command line does not win'
}

case_hints_for_options() {
    for pair in '-json:--json' '--source=x:--source-root' '--js:--json' '--embed_source:--embed-source'; do
        run check "${pair%%:*}" a.c
        expect_code 2
        expect_lines 1
        expect_err "did you mean '${pair#*:}'"
    done
    run check -Z a.c
    expect_err "heddle help check"
    run a.c
    expect_code 2
    expect_err "did you mean 'heddle check a.c'"
    run check -j 0 a.c
    expect_err 'from 1 to'
    run check --max-findings 99999999999 a.c
    expect_err 'from 0 to'
}

case_target_without_a_build() {
    run check --target server
    expect_code 2
    expect_err 'no build was recorded here'
    echo 'int main(void) { return 0; }' >a.c
    run check --target server a.c
    expect_code 0
    expect_err "--target 'server' chooses nothing"
}

case_inputs_without_code() {
    : >empty.c
    run check empty.c
    expect_code 2
    expect_err "no code: 'empty.c' defines no function"
    echo 'int helper(void) { return 0; }' >a.c
    run check --entry helpr a.c
    expect_code 2
    expect_err "did you mean 'helper'"
}

# Names steer neither the terminal nor a reader of lines.
case_hostile_names_in_messages() {
    run check $'no\e[31msuch\nfile.c'
    expect_code 2
    expect_err 'no\\x1b\[31msuch\\x0afile.c'
}

case_links_in_circles() {
    ln -s two one
    ln -s one two
    run check one
    expect_code 2
    expect_err 'symbolic links'
    mkdir -p tree/a
    ln -s .. tree/a/up
    ln -s .. tree/a/up2
    ln -s . tree/here
    timeout 120 "$heddle" check tree 2>err
    [ $? = 2 ] || fail 'a circle of links was walked'
    grep -q 'is a folder' err || fail "$(cat err)"
}

case_config_that_cannot_be_meant() {
    echo 'int main(void) { return 0; }' >a.c
    printf 'mode: sound\nmode: precise\n' >heddle.yml
    run check a.c
    expect_code 2
    expect_err "heddle.yml:2: 'mode' stands on line 1, too"
    printf -- '---\nmode: sound\n---\nmode: precise\n' >heddle.yml
    run check a.c
    expect_code 2
    expect_err 'a second document'
    rm heddle.yml
    for make in mkdir mkfifo 'ln -s heddle.yml'; do
        $make heddle.yml
        timeout 120 "$heddle" check a.c 2>err # a pipe must not be waited for
        [ $? = 2 ] || fail "after $make"
        grep -q 'heddle.yml' err || fail "$(cat err)"
        rm -rf heddle.yml
    done
    # Who names files does not mean the build of the project.
    printf 'build: nowhere\ntarget: none\n' >heddle.yml
    run check a.c
    expect_code 0
}

# A reader that has gone is no fault to talk of; what is killed leaves no half file.
case_closed_pipe_is_silent() {
    for i in $(seq 400); do echo "int v$i; int get$i(void) { return v$i; }"; done >a.c
    echo 'int main(void) { return 0; }' >>a.c
    "$heddle" lower --print-ir a.c 2>err | true
    [ ! -s err ] || fail "$(cat err)"
}

case_output_that_cannot_be_written() {
    for words in --version doctor 'cache path' 'help check' 'completion bash'; do
        # shellcheck disable=SC2086 # words of a command
        "$heddle" $words >/dev/full 2>"$here_err"
        code=$? out='' err=$(cat "$here_err")
        expect_code 2
        expect_err 'cannot write to standard output'
    done
    echo 'int main(void) { return 0; }' >a.c
    run check a.c --json nowhere/a.json
    expect_code 2
    expect_lines 1
    expect_err "no folder 'nowhere'"
}

case_two_outputs_in_one_file() {
    echo 'int main(void) { return 0; }' >a.c
    run check a.c -o r --json r
    expect_code 2
    expect_lines 1
    expect_err "-o and --json both write to 'r'"
    [ ! -e r ] || fail "something was written"
    run check a.c --sarif ./r --html r
    expect_code 2
    expect_err '--sarif and --html both'
    run check a.c --json -
    expect_code 2
    expect_err 'standard output; use --format'
    run check ./a.c -o a.c
    expect_code 2
    expect_err 'would overwrite an input'
    grep -q main a.c || fail "the source is gone"
    run check a.c --json - -o /dev/null --sarif /dev/null
    expect_code 0
    expect_out heddle-report
}

case_unknown_flags_behind_the_dashes() {
    echo 'int main(void) { return 0; }' >a.c
    run check a.c -- -fno-such-flag -DX -O2 -Wno-such-warning -fno-strict-aliasing -std=zz
    expect_code 0
    expect_lines 1
    expect_err "left out, because clang[-0-9]* does not know it: '-fno-such-flag', '-std=zz'$"
    run check a.c -- -std=c11 -I. -pthread -fwrapv
    expect_code 0
    expect_no_err .
    run check a.c -- b.c
    expect_code 2
    expect_err "'b.c' behind -- is no compiler flag"
    run check a.c -- -xyz
    expect_code 2
    expect_err "language not recognized: 'yz'"
}

# Of a build: sources that nobody named, headers, the configuration.
case_outputs_spare_the_program() {
    echo 'int main(void) { return 0; }' >a.c
    echo '#include "a.h"' >>a.c
    echo 'static inline int twice(int n) { return 2 * n; } int use(void) { return twice(2); }' >a.h
    echo "[{\"directory\": \"$PWD\", \"file\": \"a.c\", \"command\": \"cc -c a.c\"}]" >compile_commands.json
    echo 'fail-on: high' >heddle.yml
    for file in a.c a.h heddle.yml; do
        cp $file before
        run check -p . --json $file
        expect_code 2
        expect_err "--json '$file' would overwrite a source"
        cmp -s $file before || fail "$file was written"
    done
    echo 'int broken(' >>a.c
    cp a.c before
    run check -p . --json a.c
    expect_code 2
    cmp -s a.c before || fail "a source that does not compile was written"
}

case_outputs_spare_what_is_read() {
    echo 'int main(void) { return 0; }' >a.c
    echo 'functions: {}' >own.yml
    mkdir classes
    echo x >classes/A.class
    for file in own.yml classes/A.class; do
        cp $file before
        run check a.c --model own.yml -o $file
        expect_code 2
        expect_err "-o '$file' would overwrite"
        cmp -s $file before || fail "$file was written"
    done
    run check -
    expect_code 2
    expect_err "cannot analyse '-'"
}

case_min_confidence_is_not_never() {
    echo 'int main(void) { return 0; }' >a.c
    run check a.c --min-confidence never
    expect_code 2
    expect_err 'expected high, medium, low or a number'
    run check a.c --fail-on never
    expect_code 0
}
