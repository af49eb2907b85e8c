/* Saved reports, comparing them, suppressions. */
#include "base/os.h"
#include "report/compare.h"
#include "report/read.h"
#include "report/rules.h"
#include "report/suppress.h"
#include "report_samples.h"
#include "unit.h"
#include <stdlib.h>

/* ---- reading ---- */

static void read_back(const char *name)
{
    struct sample s;
    struct report again;
    struct strbuf first = {0}, second = {0};
    struct diag diag = {0};
    assert_true(sample_make(&s, name, "/src/demo"));
    report_json(&s.report, &first);
    assert_true(report_read_text(&again, strbuf_str(&first), first.len, name, &diag));
    report_json(&again, &second);
    assert_string_equal(strbuf_str(&first), strbuf_str(&second));
    strbuf_release(&first);
    strbuf_release(&second);
    arena_release(&again.arena);
    sample_release(&s);
}

static void test_read_is_inverse(void **state)
{
    static const char *const names[] = {"empty", "one", "grouped", "deadlock", "state", "failed"};
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        read_back(names[i]);
}

static void refuse(const char *text, const char *why)
{
    struct report report;
    struct diag diag = {0};
    assert_false(report_read_text(&report, text, strlen(text), "x.json", &diag));
    if (!strstr(diag_str(&diag), why))
        fail_msg("'%s' lacks '%s'", diag_str(&diag), why);
    arena_release(&report.arena);
    diag_release(&diag);
}

static void test_read_refuses(void **state)
{
    refuse("", "not valid JSON");
    refuse("{\"version\": 1", "not valid JSON");
    refuse("[]", "not a JSON report of heddle");
    refuse("{\"format\": \"sarif\"}", "not a JSON report of heddle");
    refuse("{\"format\": \"heddle-report\", \"version\": 9}", "version 9");
    refuse("{\"format\": \"heddle-report\", \"version\": 1}", "no list of 'findings'");
    refuse("{\"format\": \"heddle-report\", \"version\": 1, \"findings\": [7]}", "'rule'");
    refuse("{\"format\": \"heddle-report\", \"version\": 1, \"findings\": [{\"rule\": \"a\", "
           "\"variable\": \"b\", \"accesses\": [{}, {}], \"id\": \"zz\"}]}",
           "'id'");
}

/* Parents that form a ring must not hang anybody. */
static void test_read_rings(void **state)
{
    static const char text[] =
        "{\"format\": \"heddle-report\", \"version\": 1, \"findings\": [], \"threads\": ["
        "{\"id\": 0, \"parent\": 1}, {\"id\": 1, \"parent\": 0}, {\"id\": 2, \"parent\": 99}]}";
    struct report report;
    assert_true(report_read_text(&report, text, strlen(text), "x", NULL));
    assert_int_equal(report.nthreads, 3);
    assert_null(report.threads[2]->parent);
    uint32_t steps = 0;
    for (const struct thread_info *t = report.threads[1]; t && steps < 10; t = t->parent)
        steps++;
    assert_true(steps < 10);
    arena_release(&report.arena);
}

/* ---- comparing ---- */

struct edit {
    const char *variable, *function, *file;
    uint32_t line;
};

static void make(struct sample *s, const struct edit *edits, size_t n)
{
    sample_begin(s, "/src");
    for (size_t i = 0; i < n; i++) {
        struct place_ref at = {edits[i].file, edits[i].line, 1, edits[i].function};
        struct finding *f = sample_add(s, edits[i].variable, 0.8, sample_write(&s->worker, at),
                                       sample_read(&s->main, at));
        f->fingerprint = fingerprint_of(f);
    }
    sample_finish(s);
}

static enum baseline_state state_of(const struct report *r, const char *variable)
{
    for (uint32_t i = 0; i < r->nfindings; i++)
        if (strcmp(r->findings[i].variable, variable) == 0)
            return r->findings[i].baseline;
    fail_msg("no finding on %s", variable);
    return BASELINE_NONE;
}

static void test_compare(void **state)
{
    static const struct edit before[] = {
        {"kept", "f", "a.c", 10},  {"moved", "g", "a.c", 20}, {"gone", "h", "a.c", 30},
        {"twice", "k", "a.c", 40}, {"twice", "k", "a.c", 41},
    };
    static const struct edit after[] = {
        {"kept", "f", "a.c", 15},
        {"moved", "g", "new.c", 2},
        {"fresh", "h", "a.c", 30},
        {"twice", "k", "a.c", 50},
    };
    struct sample old, now;
    make(&old, before, ARRAY_SIZE(before));
    make(&now, after, ARRAY_SIZE(after));
    struct compare_counts c = report_compare(&now.report, &old.report);
    assert_int_equal(c.fresh, 1);
    assert_int_equal(c.unchanged, 3);
    assert_int_equal(c.fixed, 2);
    assert_int_equal(state_of(&now.report, "kept"), BASELINE_UNCHANGED);
    assert_int_equal(state_of(&now.report, "moved"), BASELINE_UNCHANGED);
    assert_int_equal(state_of(&now.report, "fresh"), BASELINE_NEW);
    assert_int_equal(state_of(&now.report, "gone"), BASELINE_FIXED);
    assert_int_equal(now.report.nfindings, 6);
    for (uint32_t i = 1; i < now.report.nfindings; i++)
        assert_true(now.report.findings[i].group_index - now.report.findings[i - 1].group_index <=
                    1);
    sample_release(&now);
    sample_release(&old);
}

/* ---- suppressions ---- */

static void test_glob(void **state)
{
    assert_true(suppress_glob("a*c", "abbc"));
    assert_true(suppress_glob("*", ""));
    assert_true(suppress_glob("stats.*", "stats.hits"));
    assert_true(suppress_glob("table[].x", "table[].x"));
    assert_true(suppress_glob("*lib/*.c", "src/lib/deep/a.c"));
    assert_true(suppress_glob("?b", "ab"));
    assert_false(suppress_glob("a*c", "abcd"));
    assert_false(suppress_glob("", "a"));
    assert_false(suppress_glob("?", ""));
    /* Must not take exponential time. */
    assert_false(suppress_glob("*a*a*a*a*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"));
}

static void test_days(void **state)
{
    assert_true(suppress_is_day("2026-12-31"));
    assert_false(suppress_is_day("2026-13-01"));
    assert_false(suppress_is_day("2026-1-01"));
    assert_false(suppress_is_day("2026-02-31"));
    assert_false(suppress_is_day("2026-02-29"));
    assert_true(suppress_is_day("2028-02-29"));
    assert_false(suppress_is_day("tomorrow.."));
    assert_true(rule_is_known("data-race"));
    assert_true(rule_is_known("data-race, deadlock"));
    assert_false(rule_is_known("data-races"));
}

static const char marked[] =
    "int hits; // heddle: ignore[data-race] a statistic\n"
    "void f(void)\n"
    "{\n"
    "    /* heddle: ignore[data-race, deadlock]: seen in review */\n"
    "\n"
    "    // (a remark)\n"
    "    hits++;\n"
    "    hits++; // heddle: ignored is another word\n"
    "    heddle: ignore();\n"
    "    hits++; /* heddle: ignore */ hits--;\n"
    "    __attribute__((annotate(\"heddle: ignore[deadlock] why\"))) int x;\n"
    "}\n";

static void scan(struct arena *arena, const char *source, suppression_vec *out)
{
    char *dir = os_temp_dir("heddle-test", NULL);
    char *path = os_join_path(dir, "a.c");
    assert_true(os_write_file(path, source, strlen(source), NULL));
    struct source_cache *sources = source_cache_new(dir);
    suppress_scan(arena, sources, "a.c", out);
    suppress_scan(arena, sources, "absent.c", out);
    source_cache_free(sources);
    os_remove_tree(dir);
    free(path);
    free(dir);
}

static void test_scan(void **state)
{
    struct arena arena;
    suppression_vec all = {0};
    arena_init(&arena, "test");
    scan(&arena, marked, &all);
    assert_int_equal(all.n, 4);
    assert_string_equal(all.at[0].rule, "data-race");
    assert_string_equal(all.at[0].reason, "a statistic");
    assert_int_equal(all.at[0].line, 1);
    assert_string_equal(all.at[1].rule, "data-race,deadlock");
    assert_string_equal(all.at[1].reason, "seen in review");
    assert_int_equal(all.at[1].line, 7);
    assert_int_equal(all.at[2].line, 10);
    assert_null(all.at[2].rule);
    assert_null(all.at[2].reason);
    assert_string_equal(all.at[3].reason, "why");
    assert_int_equal(all.at[3].line, 11);
    vec_release(&all);
    arena_release(&arena);
}

/* A comment that is all markers is not read to its end for each of them. */
static void test_scan_long(void **state)
{
    struct arena arena;
    suppression_vec all = {0};
    struct strbuf text = {0};
    (void)state;
    strbuf_adds(&text, "/*\n");
    for (int i = 0; i < 1000; i++)
        strbuf_adds(&text, " * heddle: ignore this\n");
    strbuf_adds(&text, " */\nint x;\n");
    arena_init(&arena, "test");
    scan(&arena, strbuf_str(&text), &all);
    assert_int_equal(all.n, 1000);
    assert_string_equal(all.at[0].reason, "this");
    assert_in_range(strlen(all.at[900].reason), 1000, 4096);
    assert_string_equal(all.at[999].reason, "this");
    assert_int_equal(all.at[999].line, 1003);
    vec_release(&all);
    strbuf_release(&text);
    arena_release(&arena);
}

static void expect_covered(struct suppression s, bool is_covered)
{
    struct sample sample;
    static const struct edit one[] = {{"stats.hits", "f", "src/a.c", 10}};
    make(&sample, one, 1);
    sample.findings.at[0].access[0].function_line = 8;
    sample.findings.at[0].allocated_at = (struct place_ref){"src/a.h", 3, 0, NULL};
    suppress_apply(&sample.report, &s, 1, "2026-06-15");
    assert_int_equal(sample.report.findings[0].suppression != NULL, is_covered);
    assert_int_equal(sample.report.suppressions[0].uses, is_covered);
    sample_release(&sample);
}

static void test_apply(void **state)
{
    struct suppression comment = {.is_in_source = true, .at = {"src/a.c", 9, 1, NULL}, .line = 10};
    expect_covered(comment, true);
    comment.rule = "deadlock";
    expect_covered(comment, false);
    comment.rule = "deadlock,data-race";
    expect_covered(comment, true);
    comment.line = 8; /* the function */
    expect_covered(comment, true);
    comment.line = 9;
    expect_covered(comment, false);
    comment.at.file = "src/a.h", comment.line = 3; /* the variable */
    expect_covered(comment, true);
    expect_covered((struct suppression){.variable = "stats.*"}, true);
    expect_covered((struct suppression){.variable = "stats"}, false);
    expect_covered((struct suppression){.file = "src/*", .function = "f"}, true);
    expect_covered((struct suppression){.file = "src/*", .function = "g"}, false);
    expect_covered((struct suppression){.id = "00000000"}, false);
    expect_covered((struct suppression){.variable = "*", .until = "2026-06-15"}, true);
    expect_covered((struct suppression){.variable = "*", .until = "2026-06-14"}, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_read_is_inverse),
        cmocka_unit_test(test_read_refuses),
        cmocka_unit_test(test_read_rings),
        cmocka_unit_test(test_compare),
        cmocka_unit_test(test_glob),
        cmocka_unit_test(test_days),
        cmocka_unit_test(test_scan),
        cmocka_unit_test(test_scan_long),
        cmocka_unit_test(test_apply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
