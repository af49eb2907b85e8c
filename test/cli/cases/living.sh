# shellcheck shell=bash disable=SC2154
# Living with findings: baselines, comparing reports, suppressions, what fails a build.

counter() { # a program with races on hits and misses
    cat >counter.c <<'C'
#include <pthread.h>
int hits, misses;
static void *work(void *p) { hits++;
    misses++;
    return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    hits++;
    misses++;
    return pthread_join(t, 0);
}
C
}

case_baseline_only_new_ones_fail() {
    counter
    run check counter.c --json old.json
    expect_code 1
    sed -i '1i // a new first line' counter.c
    run check counter.c --baseline old.json
    expect_code 0
    expect_out 'nothing new found'
    expect_out '2 known from the baseline'
    sed -i -e 's/int hits/int fresh, hits/' -e 's/hits++/fresh++/' counter.c
    run check counter.c --baseline old.json --sarif new.sarif
    expect_code 1
    expect_out 'new data race: `fresh`'
    expect_no_out 'data race: `misses`'
    expect_out '1 fixed since the baseline'
    for state in new unchanged absent; do
        grep -q "\"baselineState\": \"$state\"" new.sarif || fail "no $state in SARIF"
    done
    run check counter.c --baseline missing.json
    expect_code 2
    expect_err "missing.json"
    echo '{}' >empty.json
    run check counter.c --baseline empty.json
    expect_code 2
    expect_err "not a JSON report"
}

case_diff_of_two_reports() {
    counter
    run check counter.c --json old.json -o /dev/null
    sed -i -e '/^int main/i static void unrelated(void) {}' -e 's/misses/errors/' counter.c
    run check counter.c --json new.json -o /dev/null
    run diff old.json new.json
    expect_code 1
    expect_out 'new data race: `errors`'
    expect_out '^1 fixed, in the old report only:'
    expect_out 'data race: `misses`'
    [ "$(grep -c ': data race: `misses`' <<<"$out")" = 1 ] || fail "one entry is told more than once"
    expect_out '^1 new data race \('
    expect_out '^1 unchanged'
    expect_no_out baseline
    run diff new.json new.json
    expect_code 0
    run diff old.json
    expect_code 2
    run show new.json
    expect_code 1
    expect_out 'data race: `errors`'
    run show new.json --format json
    cmp -s "$here_out" new.json || fail "show --format json changes a report"
}

case_fail_on_and_min_confidence() {
    counter
    run check counter.c --fail-on never
    expect_code 0
    expect_out 'data race: `hits`'
    run check counter.c --fail-on high
    expect_code 1
    run check counter.c --fail-on 0.99
    expect_code 0
    run check counter.c --min-confidence 0.99
    expect_code 0
    expect_no_out 'data race: `hits`'
    expect_out 'below --min-confidence'
    run check counter.c --fail-on sometimes
    expect_code 2
    expect_err "expected high, medium, low, never or a number"
    printf 'fail-on: never\n' >heddle.yml
    run check counter.c
    expect_code 0
}

case_suppressed_by_comment() {
    counter
    sed -i 's|^    misses++;|    misses++; // heddle: ignore[data-race] may be off by some|' counter.c
    sed -i 's|^int hits.*|&\n// heddle: ignore[deadlock]|' counter.c
    run check counter.c --json out.json --sarif out.sarif
    expect_code 1
    expect_no_out 'data race: `misses`'
    expect_out '1 suppressed'
    expect_out 'may be off by some'
    expect_out 'cover nothing: 1'
    grep -q '"justification": "may be off by some"' out.sarif || fail "not in SARIF"
    grep -q 'covers nothing' out.sarif || fail "the unused one is not in SARIF"
    python3 - <<'P' || fail "not in JSON"
import json
report = json.load(open("out.json"))
uses = [entry["findings"] for entry in report["suppressions"]]
assert sorted(uses)[0] == 0 and max(uses) > 0, uses
assert any("suppression" in finding for finding in report["findings"])
P
}

case_suppressed_by_file() {
    counter
    cat >heddle.yml <<'Y'
suppressions:
  - variable: hits
    reason: a statistic
  - rule: data-race
    function: nowhere*
    reason: left over
  - variable: misses
    until: 2020-02-28
    reason: until the rewrite
Y
    run check counter.c
    expect_code 1
    expect_no_out 'data race: `hits`'
    expect_out 'heddle.yml:[0-9]+: variable `hits`, 3 findings: a statistic'
    expect_out 'cover nothing: 1'
    expect_out 'expired: 1'
    SOURCE_DATE_EPOCH=1500000000 run check counter.c
    expect_code 0
    printf 'suppressions:\n  - variable: misses\n    reason: the same\n' >more.yml
    run check counter.c --suppressions more.yml
    expect_code 0
}

case_suppression_mistakes() {
    counter
    while IFS='|' read -r entry message; do
        printf 'suppressions:\n  - %b\n' "$entry" >heddle.yml
        run check counter.c
        expect_code 2
        expect_err "$message"
        expect_err 'heddle.yml:[0-9]+'
    done <<'T'
variable: hits|a reason is missing
reason: because|must say what is covered
{id: xyz, reason: r}|hexadecimal
{file: a, reason: r, until: soon}|a day like
{rule: data-rice, file: a, reason: r}|unknown rule 'data-rice'
{fiel: a, reason: r}|did you mean 'file'
T
}

# Who reads JSON or SARIF gets a file that says that nothing was analysed.
case_failure_is_a_report() {
    run check missing.c --format sarif
    expect_code 2
    expect_out '"executionSuccessful": false'
    run check missing.c --json out.json
    expect_code 2
    grep -q '"analysed": false' out.json || fail "no report"
}

case_stats_in_reports() {
    counter
    run check counter.c --format json --stats
    expect_out '"command_line": "heddle check counter.c --format json --stats"'
    expect_out '"cpu_seconds"'
    run check counter.c --format json
    expect_no_out 'cpu_seconds'
}

case_init_and_doctor() {
    counter
    mkdir build
    echo "[{\"directory\": \"$PWD\", \"file\": \"counter.c\", \"command\": \"cc -c counter.c\"}]" >build/compile_commands.json
    run init
    expect_code 0
    grep -q '^build: build' heddle.yml || fail "the build folder is not in heddle.yml"
    run init
    expect_code 2
    expect_err 'already'
    run check
    expect_code 1
    run doctor
    expect_code 0
    expect_out 'ok +heddle-lower'
    expect_out 'ok +models +[0-9]+ functions'
    expect_out 'ok +heddle.yml'
    expect_out 'ok +build'
    echo 'modle: x' >heddle.yml
    run doctor
    expect_code 2
    expect_out "MISSING +heddle.yml.*did you mean 'mode'"
    HEDDLE_MODELS=/nowhere run doctor
    expect_code 2
    expect_out 'MISSING +models'
}

case_mode_precise_keeps_the_unambiguous() {
    cat >modes.c <<'C'
#include <pthread.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static int hits, table[64];
static struct node *list;
static void *work(void *p)
{
    hits++;
    table[rand() % 64]++;
    for (struct node *n = list; n; n = n->next)
        n->value++;
    return p;
}
int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 8; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = 0;
        n->next = list;
        list = n;
    }
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_join(a, 0);
    return pthread_join(b, 0);
}
C
    run check modes.c --mode precise
    expect_code 1
    expect_out 'data race: `hits`'
    expect_no_out 'data race: `table'
    expect_no_out 'data race: `node.value`'
    expect_out 'precise left out [0-9]* pairs'
    for mode in balanced sound; do
        run check modes.c --mode $mode
        expect_out 'data race: `hits`'
        expect_out 'data race: `table'
        expect_out 'data race: `node.value`'
        expect_no_out 'left out'
    done
}

# Code that moves to another file is not news; what is added is, and what is removed is said.
case_baseline_over_add_move_remove() {
    cat >a.c <<'C'
#include <pthread.h>
int hits, misses;
void bump(void) { hits++; }
void miss(void) { misses++; }
static void *work(void *p) { bump(); miss(); return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    bump();
    miss();
    return pthread_join(t, 0);
}
C
    run check a.c --json old.json -o /dev/null
    printf 'extern int hits;\nvoid bump(void)\n{\n    hits++;\n}\n' >b.c
    sed -i 's/^void bump.*/void bump(void);/' a.c
    run check a.c b.c --baseline old.json
    expect_code 0
    expect_out 'nothing new found'
    expect_out '2 known from the baseline'
    sed -i -e 's/^int hits/int extra, hits/' -e 's/^void miss.*/void miss(void) { extra++; }/' a.c
    run check a.c b.c --baseline old.json --json new.json
    expect_code 1
    expect_out 'new data race: `extra`'
    expect_no_out 'data race: `hits`'
    expect_out '1 fixed since the baseline'
    run diff old.json new.json
    expect_code 1
    expect_out 'new data race: `extra`'
    expect_out 'data race: `misses`'
}

case_suppressed_by_annotation() {
    cat >ann.c <<'C'
#include <pthread.h>
__attribute__((annotate("heddle: ignore[data-race] a statistic"))) int hits;
static void *work(void *p) { hits++; return p; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    hits++;
    return pthread_join(t, 0);
}
C
    run check ann.c
    expect_code 0
    expect_out '1 suppressed'
    expect_out 'a statistic'
}

# A lambda written above another one does not change who the other one is.
case_ids_survive_a_new_lambda() {
    cat >lambda.cpp <<'C'
#include <thread>
int hits;
int main()
{
    // here
    std::thread t([] { hits++; });
    hits++;
    t.join();
}
C
    run check lambda.cpp --json old.json -o /dev/null
    expect_code 1
    sed -i 's|// here|auto twice = [](int n) { return 2 * n; }; (void)twice(1);|' lambda.cpp
    run check lambda.cpp --baseline old.json
    expect_code 0
    expect_out 'nothing new found'
}

# An id must not depend on where heddle was started, or suppressions by id would come and go.
case_ids_do_not_depend_on_the_folder() {
    counter
    mkdir -p deep/src
    cp counter.c deep/src
    run check counter.c --json here.json -o /dev/null
    run check deep/src/counter.c --json below.json -o /dev/null
    run check "$PWD/deep/src/counter.c" --source-root / --json root.json -o /dev/null
    for other in below root; do
        [ "$(grep -o '"id": "[0-9a-f]*"' here.json)" = "$(grep -o '"id": "[0-9a-f]*"' $other.json)" ] ||
            fail "other ids in $other.json"
    done
}

case_group_by() {
    counter
    run check counter.c --group-by object
    expect_code 1
    expect_out '^== global `hits`, counter.c:2: 1 finding$'
    expect_out '^\[[12]\] data race: `misses`'
    run check counter.c --group-by threads --json r.json
    expect_out '^== `main` with thread `work`: 2 findings$'
    first=$out
    run show r.json --group-by threads
    [ "$out" = "$first" ] || fail "show says something else: $out"
    run check counter.c --group-by lock
    expect_out '^== no lock on either side: 2 findings$'
    run check counter.c --group-by variable --verbose
    expect_out '^== `hits`: 1 finding$'
    expect_out '    threads     thread `work`'
    run check counter.c --group-by field
    expect_code 2
    expect_err 'variable\|object\|lock\|threads\|file\|rule'
}

# Variables of one name in two files are two; the second is not a pair of the first.
case_statics_of_two_files() {
    for f in a b; do
        cat >$f.c <<C
#include <pthread.h>
static int count;
static void *run_$f(void *arg) { count++; return arg; }
void start_$f(void)
{
    pthread_t one, two;
    pthread_create(&one, 0, run_$f, 0);
    pthread_create(&two, 0, run_$f, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
}
C
    done
    echo 'void start_a(void), start_b(void); int main(void) { start_a(); start_b(); return 0; }' >main.c
    run check main.c a.c b.c
    expect_code 1
    expect_out '^2 data races'
}

# A comment may stand at whatever is declared; what it does not speak of stays.
case_suppressed_at_declarations() {
    cat >box.h <<'C'
struct box {
    int loud;
    int quiet; // heddle: ignore[data-race] a member
};
typedef struct {
    int *where;
    /* heddle: ignore
       of a type without a name */
    int nameless;
} pair_t;
C
    cat >decl.c <<'C'
#include "box.h"
#include <pthread.h>
#define RACY __attribute__((annotate("heddle: ignore[data-race] by a macro")))
struct box box;
pair_t pair;
RACY int noted;
// heddle: ignore[data-race] over two lines
static int
    wide;
int stays;
/* heddle: ignore[data-race] all of a function */
static void *
work(void *p)
{
    stays++;
    return p;
}
static void touch(void)
{
    box.loud++;
    box.quiet++;
    pair.nameless++;
    noted++;
    wide++;
    // heddle: ignore a store through a pointer
    *pair.where = 1;
}
static void *other(void *p) { touch(); return p; }
int main(void)
{
    pthread_t t, u;
    static int target;
    pair.where = &target;
    pthread_create(&t, 0, work, 0);
    pthread_create(&u, 0, other, 0);
    stays++;
    touch();
    pthread_join(t, 0);
    return pthread_join(u, 0);
}
C
    run check decl.c
    expect_code 1
    expect_out '^1 data race '
    expect_out 'data race: `box.loud`'
    expect_out '^suppressions: 6$'
    expect_out "of a type without a name"
    expect_out "by a macro"
    expect_out 'box.h:3:16: rule `data-race`, 2 findings: a member'
    expect_no_out 'cover nothing'
}

# Of equal statements the one that was added is the new one, whatever stands before it; pairs that
# are gone are not counted with those that stay.
case_baseline_of_twins() {
    cat >twin.c <<'C'
#include <pthread.h>
#include <stdio.h>
int hits;
static void *work(void *p)
{
    puts("one");
    hits++;
    puts("two");
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
    run check twin.c --json old.json -o /dev/null
    sed -i 's/^    puts("one");/    hits++;\n    printf("zero\\n");\n&/' twin.c
    run check twin.c --baseline old.json --json more.json
    expect_code 1
    expect_out 'twin.c:6:9: write'
    expect_out '^1 data race \(3 pairs of statements\)'
    expect_out '3 known from the baseline \(pairs of statements\)'
    expect_no_out 'at twin.c:9:9'
    sed -i '6d' twin.c
    run check twin.c --baseline more.json --json less.json
    expect_code 0
    expect_out 'nothing new found'
    expect_out '^1 known from the baseline'
    expect_out '^3 pairs of statements fixed, of findings that are still there'
    run diff more.json less.json
    expect_code 0
    expect_out 'twin.c:6:9: 3 of 6 pairs of statements of data race: `hits`'
    touch -d '+1 hour' twin.c
    run diff less.json more.json
    expect_code 1
    expect_out '^1 new data race \(3 pairs'
    expect_out '3 unchanged \(pairs of statements\)'
    expect_err "'twin.c' has changed since the report was written"
    touch -d '-1 hour' twin.c
    run diff less.json more.json
    expect_lines 1 # an empty one
    expect_no_err changed
}

# Statics of one name in two functions, and in two blocks of one, are different variables.
case_local_statics() {
    cat >statics.c <<'C'
#include <pthread.h>
static void one(void) { static int count; count++; }
static void two(void) { static int count; count++; }
static void *work(void *p)
{
    one();
    two();
    { static int count; count++; }
    { static int count; count++; }
    return p;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, work, 0);
    pthread_create(&u, 0, work, 0);
    pthread_join(u, 0);
    return pthread_join(t, 0);
}
C
    run check statics.c
    expect_code 1
    expect_out '^4 data races \(8 pairs of statements\) in 1 file, on 4 variables'
    expect_out 'object +static variable `count` of `two`, statics.c:3'
}

# What heddle.yml names and is not there is told with the line that names it.
case_config_names_missing_files() {
    counter
    while IFS='|' read -r line message; do
        printf 'mode: balanced\n%b\n' "$line" >heddle.yml
        run check counter.c
        expect_code 2
        expect_err "heddle.yml:[23]: '[a-z]*': there is no file '.*/missing[.](yml|json)'"
        expect_err "$message"
        expect_lines 1
    done <<'T'
models: missing.yml|'models'
models:\n  - missing.yml|heddle.yml:3
baseline: missing.json|--json FILE
suppressions: missing.yml|'suppressions'
suppressions:\n  - missing.yml|heddle.yml:3
T
    printf 'baseline: missing.json\n' >heddle.yml
    run check counter.c --json missing.json
    expect_code 1
    run check counter.c --json missing.json
    expect_code 0
    expect_out 'nothing new found'
    run check counter.c --baseline other.json
    expect_code 2
    expect_err "baseline: there is no file 'other.json'"
}

case_reason_over_several_lines() {
    counter
    printf 'suppressions:\n  - variable: hits\n    reason: |\n      one\n\n      two\n' >heddle.yml
    run check counter.c
    expect_out 'variable `hits`, 3 findings: one two$'
}

# Classes of C++, members of templates, containers; locks of a deadlock where they are taken.
case_suppressed_in_cxx() {
    cat >cxx.cpp <<'C'
#include <mutex>
#include <thread>
namespace app {
// heddle: ignore[data-race] a class
class Counter {
public:
    void bump() { ++n_; }
    int get() const;
private:
    int n_ = 0;
};
int Counter::get() const { return n_; }
struct Pair {
    int a = 0, b = 0; // heddle: ignore two members
};
template <typename T> struct Box { T v; /* heddle: ignore of a template */ };
}
app::Counter counter;
app::Pair pair;
app::Box<int> box;
int stays;
std::mutex one, two;
static void work()
{
    counter.bump();
    counter.get();
    pair.a++;
    pair.b++;
    box.v++;
    stays++;
    // heddle: ignore[deadlock] taken here
    std::lock_guard<std::mutex> a(one);
    std::lock_guard<std::mutex> b(two);
}
int main()
{
    std::thread t(work);
    counter.bump();
    pair.a++;
    pair.b++;
    box.v++;
    stays++;
    {
        std::lock_guard<std::mutex> a(two);
        std::lock_guard<std::mutex> b(one);
    }
    t.join();
}
C
    run check cxx.cpp
    expect_code 1
    expect_out '^1 data race '
    expect_out 'data race: `stays`'
    expect_out '^suppressions: 4$'
    expect_no_out 'cover nothing'
}

case_init_and_doctor_for_java() {
    mkdir -p target/classes src/main/java
    run init
    expect_code 0
    expect_out 'now: heddle check target/classes'
    grep -q '^src: .src/main/java' heddle.yml || fail "the sources are not in heddle.yml"
    run doctor
    expect_code 0
    expect_out 'ok +classes +target/classes: heddle check target/classes'
    echo 'build: nowhere' >heddle.yml
    run doctor
    expect_code 2
    expect_out 'MISSING +build +.*nowhere holds neither'
}

# Comments behind code and over several lines, with CRLF, in branches of #if, with a rule that is none.
case_suppressed_by_odd_comments() {
    cat >odd.c <<'C'
#include <pthread.h>
int a, b, c, table[4]; // heddle: ignore[data-rice] a slip
#ifdef NEVER
static void *work(void *p) {
#else
static void *work(void *q) { // heddle: ignore[data-race] in a branch
    void *p = q;
#endif
    a++;
    return p;
}
static void *other(void *p)
{
    b++; /* heddle: ignore[data-race]
            behind code */
    c++;
    /*
     * heddle: ignore[data-race] in the
     * middle of a long one
     */
    table[1]++;
    return p;
}
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, work, 0);
    pthread_create(&u, 0, other, 0);
    a++;
    b++;
    c++;
    table[1]++;
    pthread_join(t, 0);
    return pthread_join(u, 0);
}
C
    sed -i 's/$/\r/' odd.c
    run check odd.c
    expect_code 1
    expect_out '^1 data race '
    expect_out 'data race: `c`'
    expect_out '^suppressions: 3$'
    expect_out ': in the middle of a long one$'
    expect_out ': behind code$'
    expect_out 'odd.c:2:24: unknown rule `data-rice`: a slip'
}

case_baseline_with_gaps_says_so() {
    counter
    run check counter.c --min-confidence 0.99 --json sure.json
    expect_code 0
    run check counter.c --baseline sure.json
    expect_code 1
    expect_out 'baseline was made with --min-confidence: what it left out is new here'
    run check counter.c --baseline sure.json --min-confidence 0.99
    expect_code 0
    expect_no_out 'baseline was made with'
    run check counter.c --json all.json
    run check counter.c --baseline all.json
    expect_no_out 'baseline was made with'
}

# What is in a file that was not analysed is not known to be fixed.
case_lost_input_is_not_fixed() {
    counter
    sed 's/main/start/; s/hits/other/; s/misses/more/; s/work/work2/' counter.c >second.c
    echo 'void start(void);' >>counter.c
    run check counter.c second.c --entry main --entry start --json old.json
    expect_code 1
    echo 'int broken(' >>second.c
    run check counter.c second.c --entry main --baseline old.json
    expect_out '^[0-9]+ fixed since the baseline, or in input that was not analysed$'
    echo >second.c
    run check counter.c second.c --entry main --baseline old.json
    expect_out '^[0-9]+ fixed since the baseline$'
}
