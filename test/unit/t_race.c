/* Which pairs are listed where there are many. */
#include "base/strbuf.h"
#include "races.h"

/* Functions that store and load what they are given; @a calls those of the first kind and @b those
 * of the second, so that each statement is in N pairs on @data. */
static void many_pairs(struct strbuf *out, int n)
{
    for (int i = 0; i < n; i++) {
        strbuf_addf(out, "func @put%d(%%0) {\nb0:\n  store 4 %%0, 1\n" END "}\n", i);
        strbuf_addf(out, "func @get%d(%%0) {\nb0:\n  %%1 = load 4 %%0\n" END "}\n", i);
    }
    for (int side = 0; side < 2; side++) {
        strbuf_addf(out, "func @%s(%%0) {\nb0:\n", side ? "b" : "a");
        for (int i = 0; i < n; i++)
            strbuf_addf(out, "  call @%s%d(@data)\n", side ? "get" : "put", i);
        strbuf_adds(out, END "}\n");
    }
}

static struct race_count with_pairs(int n)
{
    struct strbuf text = {0};
    strbuf_adds(&text, DECLARE "func @main() {\nb0:\n  %0 = alloca 8\n"
                               "  call @create(%0, @c, 0)\n  call @create(%0, @d, 0)\n"
                               "  call @create(%0, @a, 0)\n  call @create(%0, @b, 0)\n" END "}\n");
    many_pairs(&text, n);
    strbuf_adds(&text, "func @c(%0) {\nb0:\n  call @put0(@other)\n" END "}\n"
                       "func @d(%0) {\nb0:\n  call @get0(@other)\n" END "}\n");
    struct race_count count = count_races(race_models, strbuf_str(&text), MODE_BALANCED);
    strbuf_release(&text);
    return count;
}

/* A list that nobody can read is cut, but no variable is left out because its statements are in
 * many pairs on another one. */
static void test_every_variable(void **state)
{
    (void)state;
    struct race_count all = with_pairs(10), cut = with_pairs(30);
    assert_int_equal(all.races, 101); /* one of them again, as only it tells of @other */
    assert_int_equal(all.objects, 2);
    assert_true(cut.races < 30 * 30);
    assert_true(cut.races >= 30);
    assert_int_equal(cut.objects, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_every_variable)};
    return UNIT_RUN(tests);
}
