/* The text report: what it must say, what it must fold, and what must never get out. */
#include "report/display.h"
#include "report/words.h"
#include "report_samples.h"
#include "unit.h"
#include <stdlib.h>

static char *text_of(const struct report *r, struct text_options options)
{
    struct strbuf out = {0};
    report_text(r, &options, &out);
    return strbuf_detach(&out);
}

static char *sample_text(const char *name, struct text_options options)
{
    struct sample s;
    assert_true(sample_make(&s, name, NULL));
    char *text = text_of(&s.report, options);
    sample_release(&s);
    return text;
}

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("'%s' is missing in:\n%s", part, text);
}

static void has_not(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("'%s' should not be in:\n%s", part, text);
}

/* The five questions: where, which threads, which locks, why unordered, what to do. */
static void test_answers(void **state)
{
    char *text = sample_text("one", (struct text_options){0});
    has(text, "data race: `stats.curr_items` is written by thread `worker` without a lock while "
              "`main` reads it under `stats_lock`");
    has(text, "items.c:7:22: write of 8 bytes by thread `worker` in `item_link`");
    has(text, "stats.c:10:12: read of 8 bytes by `main` in `stats_items`");
    has(text, "thread `worker` (several may run), created at main.c:21:9 in `start_workers`");
    has(text, "by thread `acceptor`, created at main.c:52:5 in `main`");
    has(text, "`stats_lock` held, taken at stats.c:9:2 in `stats_items`");
    has(text, "why         no join, lock or other order");
    has(text, "confidence  high (0.86): both sides touch the same known object;");
    has(text, "hold `stats_lock` around the write at items.c:7:22, as the other side does");
    has(text, "1 data race in 1 file, on 1 variable");
    has(text, "... 4 calls ...");
    has_not(text, "step_3");
    free(text);
    text = sample_text("one", (struct text_options){.verbose = true});
    has(text, "step_3");
    has_not(text, "calls ...");
    free(text);
}

static void test_groups(void **state)
{
    char *text = sample_text("grouped", (struct text_options){0});
    has(text, "5 more pairs of statements with the same cause");
    has(text, "and 2 more (--verbose lists them)");
    has(text, "9 data races (14 pairs of statements)");
    has(text, "functions neither defined nor modelled: 5\n");
    has_not(text, "ext_4");
    free(text);
    text = sample_text("grouped", (struct text_options){.verbose = true});
    has_not(text, "(--verbose");
    has(text, "ext_4");
    free(text);
}

/* A headline names the lock that matters and counts the rest; a team's threads are not regions. */
static void test_headline(void **state)
{
    static const struct held_lock locks[] = {{"a", 0}, {"b", 0}, {"c", 0}, {"d", 0}};
    struct thread_info main_thread = {.name = "main"};
    struct thread_info team = {.name = "main", .kind = "parallel region", .parent = &main_thread};
    struct finding f = {.rule = "data-race", .variable = "n", .usual_lock = "c"};
    struct strbuf s = {0};
    f.access[0] = (struct access_info){.is_write = true, .thread = &team, .at = {"a.c", 1, 1, "f"}};
    f.access[1] = (struct access_info){.thread = &team, .at = {"a.c", 2, 1, "f"}};
    f.access[0].locks = locks;
    f.access[0].nlocks = ARRAY_SIZE(locks);
    words_headline(&s, &f);
    assert_string_equal(strbuf_str(&s), "data race: `n` is written by parallel region of `main` "
                                        "under `c` and 3 other locks while another thread of it "
                                        "reads it without a lock");
    strbuf_release(&s);
    assert_string_equal(words_main_lock(&f), "c");
}

/* Java: `volatile` mends a test in front of the lock; without one, only what is not updated. */
static void test_volatile(void **state)
{
    static const struct held_lock lock = {"m", 0};
    struct finding f = {.rule = "data-race", .variable = "A.done"};
    struct strbuf s = {0};
    f.access[0] = (struct access_info){.is_write = true, .size = 4, .at = {"A.java", 1, 0, "f"}};
    f.access[1] = (struct access_info){.size = 4, .at = {"A.java", 2, 0, "g"}};
    words_hint(&s, &f);
    has(strbuf_str(&s), "make `A.done` volatile (an Atomic class if it is updated in place)");
    strbuf_clear(&s);
    f.access[1].is_write = true; /* a counter */
    words_hint(&s, &f);
    has(strbuf_str(&s), "make `A.done` atomic");
    has_not(strbuf_str(&s), "volatile");
    f.access[1].is_write = false;
    strbuf_clear(&s);
    f.access[0].locks = &lock;
    f.access[0].nlocks = 1;
    words_hint(&s, &f);
    has(strbuf_str(&s), "hold `m` around the read at A.java:2, as the other side does, or make "
                        "`A.done` volatile if each access stands alone");
    strbuf_release(&s);
}

/* What cannot be done is no advice. */
static void test_bit_fields_and_elements(void **state)
{
    struct finding f = {.rule = "data-race", .variable = "st.{rx:1,tx:1}"};
    struct strbuf s = {0};
    f.access[0] = (struct access_info){.is_write = true, .size = 4, .at = {"a.c", 1, 0, "f"}};
    f.access[1] = (struct access_info){.is_write = true, .size = 4, .at = {"a.c", 2, 0, "g"}};
    words_hint(&s, &f);
    has(strbuf_str(&s), "a member that is no bit-field");
    has_not(strbuf_str(&s), "atomic");
    strbuf_clear(&s);
    f.variable = "st.rows[]";
    words_hint(&s, &f);
    has(strbuf_str(&s), "make the elements of `st.rows` atomic");
    strbuf_release(&s);
}

static void test_headings(void **state)
{
    char *text = sample_text("grouped", (struct text_options){.group_by = "lock"});
    has(text, "== ");
    has(text, "; confidence ");
    free(text);
}

static void test_hints(void **state)
{
    char *text = sample_text("grouped", (struct text_options){0});
    has(text, "the sides hold different locks (`a` and `b`)");
    has(text, "`rw` is held for reading only: take it for writing");
    has(text, "both sides hold a lock called `item.lock`");
    has(text, "make the write at items.c:7:22 atomic, too");
    has(text, "a signal handler cannot take locks");
    has(text, "no other thread still uses the object when it is freed");
    has(text, "or let `main` read it after joining thread `acceptor`");
    has(text, "make `head` atomic");
    has(text, "by several instances of thread `worker` at once");
    has_not(text, "make `parent_and_child` atomic"); /* 64 bytes through memcpy */
    free(text);
}

static void test_states(void **state)
{
    char *text = sample_text("state", (struct text_options){0});
    has(text, "new data race: `fresh`");
    has_not(text, "`known`");
    has_not(text, "`gone`");
    has_not(text, "`by_comment`");
    has(text, "2 suppressed");
    has(text, "1 known from the baseline");
    has(text, "1 fixed since the baseline");
    free(text);
    text = sample_text("state", (struct text_options){.verbose = true});
    has(text, "suppressed  items.c:6:1: statistics may be off by one");
    has(text, "fixed data race: `gone`");
    free(text);
}

static void test_ends(void **state)
{
    char *text = sample_text("empty", (struct text_options){0});
    assert_string_equal(text, "no data race found\n");
    free(text);
    text = sample_text("failed", (struct text_options){0});
    has(text, "nothing could be analysed\n");
    has(text, "'a.bc' is newer");
    has_not(text, "no data race");
    free(text);
    text = sample_text("deadlock", (struct text_options){0});
    has(text,
        "deadlock: thread `worker` waits for `stats_lock` under `items_lock`, and `main` waits "
        "for `items_lock` under `stats_lock`");
    has(text, "1 deadlock in ");
    free(text);
}

/* Whatever the analysed program is called, only text and our own newlines get out. */
static void test_no_control_characters(void **state)
{
    for (size_t i = 0; i < ARRAY_SIZE(sample_names); i++) {
        char *text =
            sample_text(sample_names[i], (struct text_options){.width = 80, .verbose = true});
        for (size_t at = 0, len = strlen(text), used; at < len; at += used) {
            uint32_t c = utf8_next(text + at, len - at, &used);
            assert_true(c != DISPLAY_BAD);
            assert_true(c == '\n' || (c >= 0x20 && !(c >= 0x7f && c < 0xa0) && c != 0x202e));
        }
        free(text);
    }
}

/* With colour, taking our own codes away gives exactly the plain report. */
static void test_colour_changes_nothing_else(void **state)
{
    for (size_t i = 0; i < ARRAY_SIZE(sample_names); i++) {
        char *plain = sample_text(sample_names[i], (struct text_options){.width = 80});
        char *color =
            sample_text(sample_names[i], (struct text_options){.width = 80, .color = true});
        char *to = color;
        for (const char *from = color; *from;) {
            if (*from == '\033') {
                from += strcspn(from, "m") + 1;
                continue;
            }
            *to++ = *from++;
        }
        *to = '\0';
        assert_string_equal(plain, color);
        free(plain);
        free(color);
    }
}

/* A line is too wide only if it is one word that cannot be broken (a path, a name). */
static void test_width(void **state)
{
    static const int widths[] = {60, 50, 38};
    for (size_t i = 0; i < ARRAY_SIZE(widths); i++) {
        char *text = sample_text("grouped", (struct text_options){.width = widths[i]});
        for (const char *line = text; *line; line += strspn(line, "\n")) {
            size_t len = strcspn(line, "\n");
            const char *word = line + strspn(line, " ");
            bool is_one_word = !memchr(word, ' ', len - (size_t)(word - line));
            if (display_width(line, len) > (uint32_t)widths[i] && !is_one_word)
                fail_msg("wider than %d: %.*s", widths[i], (int)len, line);
            line += len;
        }
        free(text);
    }
}

static void test_long_names(void **state)
{
    struct sample s;
    char object[5010] = {0};
    memset(object, 'x', sizeof object - 1);
    memcpy(object, "global `", strlen("global `"));
    object[sizeof object - 2] = '`';
    assert_true(sample_make(&s, "one", NULL));
    struct finding f = s.report.findings[0];
    f.object = object;
    s.report.findings = &f;
    char *text = text_of(&s.report, (struct text_options){.width = 100});
    has(text, "object      global\n                `xxxx");
    has(text, "xxx...xxx");
    assert_true(strlen(text) < 4000);
    free(text);
    text = text_of(&s.report, (struct text_options){.width = 100, .verbose = true});
    has(text, object + strlen("global "));
    free(text);
    sample_release(&s);
}

static void test_many(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    sample_many(&s, 20000);
    sample_finish(&s);
    char *text = text_of(&s.report, (struct text_options){.width = 100});
    has(text, "5000 data races (20000 pairs of statements) in 1 file, on 5000 variables");
    has(text, "  by file: items.c (5000)\n");
    has(text, "  by variable\n       1  v0, 4 pairs\n");
    free(text);
    sample_release(&s);
}

static void test_stats(void **state)
{
    static const struct stage_stat stages[] = {{"link", 0.25, "3 units"}, {"races", 0.5, NULL}};
    struct sample s;
    assert_true(sample_make(&s, "empty", NULL));
    s.report.stages = stages;
    s.report.nstages = 2;
    s.report.peak_memory = 12500000;
    char *text = text_of(&s.report, (struct text_options){.stats = true});
    has(text, "0.250  link: 3 units\n");
    has(text, "0.750  in all; peak memory 12.5 MB\n");
    free(text);
    sample_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_answers),
        UNIT(test_groups),
        UNIT(test_headline),
        UNIT(test_volatile),
        UNIT(test_bit_fields_and_elements),
        UNIT(test_headings),
        UNIT(test_long_names),
        UNIT(test_hints),
        UNIT(test_states),
        UNIT(test_ends),
        UNIT(test_no_control_characters),
        UNIT(test_colour_changes_nothing_else),
        UNIT(test_width),
        UNIT(test_many),
        UNIT(test_stats),
    };
    return UNIT_RUN(tests);
}
