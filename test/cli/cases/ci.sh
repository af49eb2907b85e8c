# shellcheck shell=bash disable=SC2154,SC2034
# The examples of doc/ci, run as they stand.

ci_project() { # a program with a race, as a project of CMake and of meson
    cp "$here"/../../doc/ci/* .
    cat >server.c <<'C'
#include <pthread.h>
int hits, more;
static void *work(void *p)
{
    hits++;
    return p;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    hits++;
    return pthread_join(t, 0);
}
C
    echo "[{\"directory\": \"$PWD\", \"file\": \"server.c\", \"command\": \"cc -c server.c\"}]" >commands
    mkdir -p build
    cp commands build/compile_commands.json
    export PATH=$HEDDLE_BIN:$PATH
}

add_race() {
    sed -i 's/hits++;/hits++; more++;/' server.c
}

# The lines of a block of YAML behind a line, without their indentation.
block_after() { # FILE PATTERN INDENT
    sed -nE "/$2/,\$p" "$1" | sed -nE "/\\|\$/,\$p" | sed 1d | sed -E "/^ {0,$(($3 - 1))}[^ ]/,\$d" | cut -c$(($3 + 1))-
}

case_ci_github() {
    ci_project
    block_after github-actions.yml 'name: Check$' 10 >check
    grep -q 'heddle check -p build' check || fail "no script found: $(cat check)"
    on() { # EVENT
        sed "s/\${{ github.event_name }}/$1/g" check >step
        bash -e step >out 2>err
        code=$? out=$(cat out) err=$(cat err)
    }
    on push
    expect_code 0
    cp report.json .heddle-baseline/report.json
    on pull_request
    expect_code 0
    expect_out 'known from the baseline'
    add_race
    on pull_request
    expect_code 1
    expect_out 'new data race: `more`'
    for file in report.json report.sarif report.html; do [ -s $file ] || fail "no $file"; done
}

case_ci_gitlab() {
    ci_project
    block_after gitlab-ci.yml 'script:$' 6 | sed '/^artifacts/,$d' >check
    mkdir -p .heddle-baseline
    on() { # BRANCH
        CI_DEFAULT_BRANCH=main CI_COMMIT_BRANCH=$1 bash -e check >out 2>err
        code=$? out=$(cat out) err=$(cat err)
    }
    on main
    expect_code 0
    on feature
    expect_code 0
    expect_out 'known from the baseline'
    add_race
    on feature
    expect_code 1
    for file in report.json report.sarif report.html; do [ -s $file ] || fail "no $file"; done
}

case_ci_pre_commit() {
    ci_project
    run check -p build --json heddle-baseline.json --fail-on never
    expect_code 0
    hook=$(sed -nE 's/^ *entry: heddle //p' pre-commit-hooks.yaml)
    # shellcheck disable=SC2086 # words of a command
    run $hook
    expect_code 0
    add_race
    # shellcheck disable=SC2086
    run $hook
    expect_code 1
}

# Included before the targets, as it says, and after them, as people do.
case_ci_cmake() {
    command -v cmake >/dev/null || return 0
    ci_project
    for order in 'include(heddle.cmake) add_executable(server server.c)' 'add_executable(server server.c) include(heddle.cmake)'; do
        printf '%s\n' 'cmake_minimum_required(VERSION 3.16)' 'project(p C)' "${order/) /)$'\n'}" >CMakeLists.txt
        rm -rf out
        cmake -S . -B out >log 2>&1 && cmake --build out --target heddle >>log 2>&1 || fail "$(cat log)"
        grep -q 'data race: `hits`' log || fail "no finding: $(cat log)"
        [ -s out/heddle.html ] || fail "no page"
    done
    sed -i '2a set(HEDDLE_OPTIONS --fail-on high)' CMakeLists.txt
    cmake -S . -B out >log 2>&1 || fail "$(cat log)"
    cmake --build out --target heddle >log 2>&1 && fail "did not fail: $(cat log)"
    return 0
}

case_ci_meson() {
    ci_project
    printf '%s\n' "project('p', 'c')" "executable('server', 'server.c', dependencies: dependency('threads'))" |
        cat - meson.build.example >meson.build
    run check -p build --json heddle-baseline.json --fail-on never
    meson setup out >log 2>&1 && meson compile -C out heddle >>log 2>&1 || fail "$(cat log)"
    [ -s out/heddle.html ] || fail "no page"
    meson test -C out --suite heddle >log 2>&1 || fail "$(cat log)"
    add_race
    meson test -C out --suite heddle >log 2>&1 && fail "a new race passes: $(cat log)"
    return 0
}
