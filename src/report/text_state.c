/*
 * What the text report says of findings that it does not show in full: those that went away since
 * the baseline, and the suppressions with what they hide.
 */
#include "report/suppress.h"
#include "report/text_int.h"
#include "report/words.h"

/* One entry; the pairs that are gone may not be all of it. */
static void put_fixed(struct text *t, const struct finding *f, uint32_t gone, uint32_t all)
{
    struct strbuf s = {0};
    words_place(&s, &f->access[0].at);
    strbuf_adds(&s, ": ");
    if (gone < all)
        strbuf_addf(&s, "%u of %u pairs of statements of ", gone, all);
    words_headline(&s, f);
    text_spaces(t, 2);
    text_prose(t, STYLE_PLAIN, 2, 4, strbuf_str(&s));
    strbuf_release(&s);
}

/* Entries with a pair that is gone. */
static uint32_t count_fixed(const struct report *r)
{
    uint32_t n = 0;
    for (uint32_t i = 0, end; i < r->nfindings; i = end) {
        end = group_end(r, i);
        n += states_of_group(r, i, end).n[STATE_FIXED] > 0;
    }
    return n;
}

void text_fixed(struct text *t, const struct report *r)
{
    uint32_t n = count_fixed(r);
    if (n > 0)
        text_rawf(t, "%u fixed, in the old report only:\n", n);
    for (uint32_t i = 0, end; i < r->nfindings; i = end) {
        end = group_end(r, i);
        struct state_counts states = states_of_group(r, i, end);
        uint32_t gone = i;
        while (gone < end && r->findings[gone].baseline != BASELINE_FIXED)
            gone++;
        if (gone == end)
            continue;
        put_fixed(t, &r->findings[gone], states.n[STATE_FIXED], end - i);
    }
}

enum shelf { SHELF_USED, SHELF_UNUSED, SHELF_EXPIRED, SHELVES };

static enum shelf shelf_of(const struct suppression *s)
{
    if (s->is_expired)
        return SHELF_EXPIRED;
    return s->uses ? SHELF_USED : SHELF_UNUSED;
}

static void put_one(struct text *t, const struct suppression *one)
{
    struct strbuf s = {0};
    words_place(&s, &one->at);
    strbuf_adds(&s, ": ");
    suppress_describe(&s, one);
    if (one->uses)
        strbuf_addf(&s, ", %u finding%s", one->uses, one->uses == 1 ? "" : "s");
    if (one->until)
        strbuf_addf(&s, ", until %s", one->until);
    strbuf_addf(&s, ": %s", one->reason ? one->reason : "no reason given");
    text_spaces(t, 2);
    text_prose(t, STYLE_PLAIN, 2, 4, strbuf_str(&s));
    strbuf_release(&s);
}

void text_suppressions(struct text *t, const struct report *r)
{
    static const char *const titles[SHELVES] = {
        [SHELF_USED] = "suppressions",
        [SHELF_UNUSED] = "suppressions that cover nothing",
        [SHELF_EXPIRED] = "suppressions that have expired",
    };
    for (int shelf = 0; shelf < SHELVES; shelf++) {
        uint32_t n = 0;
        for (uint32_t i = 0; i < r->nsuppressions; i++)
            n += shelf_of(&r->suppressions[i]) == (enum shelf)shelf;
        if (n > 0)
            text_linef(t, 0, "%s: %u", titles[shelf], n);
        for (uint32_t i = 0; i < r->nsuppressions; i++)
            if (shelf_of(&r->suppressions[i]) == (enum shelf)shelf)
                put_one(t, &r->suppressions[i]);
    }
}
