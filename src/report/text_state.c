/*
 * What the text report says of findings that it does not show in full: those that went away since
 * the baseline, and the suppressions with what they hide.
 */
#include "report/suppress.h"
#include "report/text_int.h"
#include "report/words.h"

void text_fixed(struct text *t, const struct report *r)
{
    struct strbuf s = {0};
    uint32_t shown = UINT32_MAX; /* group: its other pairs say the same */
    for (uint32_t i = 0; i < r->nfindings; i++) {
        const struct finding *f = &r->findings[i];
        if (f->baseline != BASELINE_FIXED || f->group_index == shown)
            continue;
        if (shown == UINT32_MAX)
            text_raw(t, "fixed since the baseline:\n");
        shown = f->group_index;
        words_place(&s, &f->access[0].at);
        strbuf_adds(&s, ": ");
        words_headline(&s, f);
        text_spaces(t, 2);
        text_prose(t, STYLE_PLAIN, 2, 4, strbuf_str(&s));
        strbuf_clear(&s);
    }
    strbuf_release(&s);
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
