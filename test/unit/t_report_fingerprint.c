/* Keys survive edits that do not matter and tell apart what does; the order is the content's. */
#include "report_samples.h"
#include "unit.h"
#include <stdlib.h>

static struct finding make(struct sample *s)
{
    struct access_info w = sample_write(&s->worker, sample_at("items.c", 7, 22, "item_link"));
    struct access_info r = sample_read(&s->main, sample_at("stats.c", 10, 12, "stats_items"));
    return *sample_add(s, "stats.curr_items", 0.5, w, r);
}

static bool same_key(const struct finding *a, const struct finding *b)
{
    return key_eq(fingerprint_of(a), fingerprint_of(b));
}

static void test_survives(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding a = make(&s), b = a;
    b.access[0].at.line += 100;
    b.access[1].at.column += 3;
    b.confidence = 0.9;
    b.why_unordered = "other words";
    sample_lock(&s, &b.access[1], "another", false, a.access[0].at);
    assert_true(same_key(&a, &b));
    b.access[0] = a.access[1]; /* sides swapped */
    b.access[1] = a.access[0];
    assert_true(same_key(&a, &b));
    a.stable_name = b.stable_name = "local 3 of f";
    b.variable = "renamed";
    assert_true(same_key(&a, &b));
    sample_release(&s);
}

static void test_differs(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding a = make(&s), b = a;
    b.variable = "stats.total";
    assert_false(same_key(&a, &b));
    b = a, b.access[1].at.function = "stats_reset";
    assert_false(same_key(&a, &b));
    b = a, b.access[1].at.file = "other.c";
    assert_false(same_key(&a, &b));
    b = a, b.access[1].verb = "write";
    assert_false(same_key(&a, &b));
    b = a, b.access[1].thread = &s.acceptor;
    assert_false(same_key(&a, &b));
    b = a, b.rule = "deadlock";
    assert_false(same_key(&a, &b));
    sample_release(&s);
}

/* Two reads of one variable in one function: same content, numbered by their order in the text. */
static void test_equal_ones_are_numbered(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding first = make(&s), second = first;
    second.access[1].at.line += 5;
    second.fingerprint = fingerprint_of(&second);
    struct finding one[2] = {first, second}, other[2] = {second, first};
    assert_int_equal(report_order(one, 2), 1);
    assert_int_equal(report_order(other, 2), 1);
    assert_false(key_eq(one[0].fingerprint, one[1].fingerprint));
    assert_true(key_eq(one[0].fingerprint, first.fingerprint));
    for (int i = 0; i < 2; i++) {
        assert_true(key_eq(one[i].fingerprint, other[i].fingerprint));
        assert_int_equal(one[i].access[1].at.line, other[i].access[1].at.line);
    }
    sample_release(&s);
}

/* Copies of one statement are one for a reader; other places, threads and objects are not. */
static void test_copies_are_folded(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding first = make(&s), all[6];
    for (int i = 0; i < 6; i++)
        all[i] = first;
    all[1].confidence += 0.1; /* the surest stays */
    all[2].access[1].at.line++;
    all[3].access[1].at.column++;
    all[4].access[1].thread = &s.acceptor; /* of the same name elsewhere: the key is the same */
    all[5].group = key_mix_u64(first.group, 1);
    assert_int_equal(report_fold_twins(all, 6), 5);
    assert_true(all[0].confidence > first.confidence);
    assert_int_equal(all[1].access[1].at.line, first.access[1].at.line + 1);
    assert_true(all[3].access[1].thread == &s.acceptor);
    assert_int_equal(report_fold_twins(all, 0), 0);
    sample_release(&s);
}

static void test_order(void **state)
{
    struct sample s;
    struct unit_random random = {3};
    assert_true(sample_make(&s, "grouped", NULL));
    uint32_t n = s.report.nfindings;
    struct finding *shuffled = xmalloc(n * sizeof *shuffled);
    memcpy(shuffled, s.report.findings, n * sizeof *shuffled);
    for (uint32_t i = n; i > 1; i--) {
        uint32_t k = unit_random(&random, i);
        struct finding swap = shuffled[i - 1];
        shuffled[i - 1] = shuffled[k];
        shuffled[k] = swap;
    }
    for (uint32_t i = 0; i < n; i++) /* as gather makes them, before they are numbered */
        shuffled[i].fingerprint = fingerprint_of(&shuffled[i]);
    assert_int_equal(report_order(shuffled, n), s.report.ngroups);
    double last = 1;
    for (uint32_t i = 0; i < n; i++) {
        const struct finding *f = &s.report.findings[i];
        assert_true(key_eq(f->fingerprint, shuffled[i].fingerprint));
        assert_int_equal(f->group_index, shuffled[i].group_index);
        bool is_first = i == 0 || f[-1].group_index != f->group_index;
        assert_true(i == 0 || f->group_index - f[-1].group_index <= 1);
        if (is_first) {
            assert_true(f->confidence <= last);
            last = f->confidence;
        }
    }
    assert_int_equal(report_order(shuffled, 0), 0);
    free(shuffled);
    sample_release(&s);
}

static bool joined(struct finding a, struct finding b)
{
    a.group = group_key_of(&a);
    b.group = group_key_of(&b);
    struct finding ab[2] = {a, b}, ba[2] = {b, a};
    report_join(ab, 2);
    report_join(ba, 2);
    bool is_one = key_eq(ab[0].group, ab[1].group);
    assert_int_equal(is_one, key_eq(ba[0].group, ba[1].group));
    assert_true(key_eq(ab[0].group, ba[1].group)); /* whatever the order, the same id */
    assert_true(key_eq(ab[0].group, a.group) || key_eq(ab[0].group, b.group));
    return is_one;
}

/* Members of one allocated object that the same functions use with the same locks are one bug. */
static void test_join(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding a = make(&s), b = a;
    b.variable = "stats.total";
    assert_false(joined(a, b)); /* a global's members are variables: twice alike at least */
    a.object = b.object = "heap object from `stats_new`";
    a.is_global = b.is_global = false;
    assert_true(joined(a, b));
    b.access[0] = a.access[1]; /* sides swapped */
    b.access[1] = a.access[0];
    assert_true(joined(a, b));
    b = a, b.variable = "stats.total", b.object = "heap object from `other`";
    assert_false(joined(a, b));
    b = a, b.variable = "stats.total", b.access[1].at.function = "stats_reset";
    assert_false(joined(a, b));
    b = a, b.variable = "stats.total";
    sample_lock(&s, &b.access[1], "another", false, a.access[0].at);
    assert_false(joined(a, b));
    b = a, b.access[1].at.function = "stats_reset"; /* the same member all the same */
    assert_true(joined(a, b));
    b.variable = "stats.total", a.access[0].size = b.access[0].size = 64; /* the whole record */
    assert_true(joined(a, b));
    b.access[0].at.line++; /* by another statement */
    assert_false(joined(a, b));
    sample_release(&s);
}

/* What is one with a third is one. */
static void test_join_goes_on(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding f[3];
    f[0] = f[1] = f[2] = make(&s);
    f[0].object = f[1].object = f[2].object = "heap object from `stats_new`";
    f[0].is_global = f[1].is_global = f[2].is_global = false;
    f[0].variable = "stats.first";
    f[0].access[1].at.function = "stats_reset"; /* f[1] is in both functions */
    f[2].variable = "stats.last";
    struct finding all[4] = {f[0], f[2], f[1], f[1]};
    all[3].access[1].at.function = "stats_reset";
    for (int i = 0; i < 4; i++)
        all[i].group = group_key_of(&all[i]);
    report_join(all, 2);
    assert_false(key_eq(all[0].group, all[1].group));
    report_join(all, 4);
    for (int i = 1; i < 4; i++)
        assert_true(key_eq(all[0].group, all[i].group));
    sample_release(&s);
}

/* Variables of one file are one if two pairs of functions at least use them alike. */
static void test_join_variables(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct finding all[4];
    all[0] = all[1] = all[2] = all[3] = make(&s);
    all[1].variable = all[3].variable = "mode";
    all[1].object = all[3].object = "global `mode`";
    all[2].access[1].at.function = all[3].access[1].at.function = "stats_reset";
    for (int i = 0; i < 4; i++) {
        all[i].group = group_key_of(&all[i]);
        all[i].allocated_at = sample_at("stats.c", 3 + 10 * (i & 1), 1, NULL);
    }
    report_join(all, 2);
    assert_false(key_eq(all[0].group, all[1].group));
    all[1].allocated_at.file = all[3].allocated_at.file = "mode.c";
    report_join(all, 4);
    assert_false(key_eq(all[0].group, all[1].group));
    all[1].allocated_at.file = all[3].allocated_at.file = "stats.c";
    report_join(all, 4);
    for (int i = 1; i < 4; i++)
        assert_true(key_eq(all[0].group, all[i].group));
    sample_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_survives),          UNIT(test_differs),        UNIT(test_equal_ones_are_numbered),
        UNIT(test_copies_are_folded), UNIT(test_order),          UNIT(test_join),
        UNIT(test_join_goes_on),      UNIT(test_join_variables),
    };
    return UNIT_RUN(tests);
}
