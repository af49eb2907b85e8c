/* Which of two locks of one kind comes first, by where they lie in one object or array, or by the
 * variables that lead to them. */
#include "conc/lock/lockrel.h"

enum relation_kind relation_by_place(const struct conc *c, const struct lock_token *h,
                                     const struct lock_token *w)
{
    struct seq a = seqs_at(&c->sets, h->locs), b = seqs_at(&c->sets, w->locs);
    if (a.n != 1 || b.n != 1)
        return REL_UNKNOWN;
    const struct pta_loc *x = pta_loc(c->pta, (loc_id){a.at[0]}),
                         *y = pta_loc(c->pta, (loc_id){b.at[0]});
    if (x->stride || y->stride || x->obj.i != y->obj.i)
        return REL_UNKNOWN;
    return x->off == y->off ? REL_SAME : x->off < y->off ? REL_UP : REL_DOWN;
}

/* One is the first or the last element of an array, by its name, and the other one any of it. */
enum relation_kind relation_by_end(const struct conc *c, const struct lock_token *known,
                                   const struct lock_token *any)
{
    struct seq a = seqs_at(&c->sets, known->locs), b = seqs_at(&c->sets, any->locs);
    if (a.n != 1 || b.n != 1)
        return REL_UNKNOWN;
    const struct pta_loc *x = pta_loc(c->pta, (loc_id){a.at[0]}),
                         *y = pta_loc(c->pta, (loc_id){b.at[0]});
    uint64_t span = y->span ? y->span : pta_obj(c->pta, y->obj)->size;
    if (x->stride || !y->stride || y->inner || x->obj.i != y->obj.i || span < y->stride)
        return REL_UNKNOWN;
    int64_t last = y->off + (int64_t)(span / y->stride - 1) * y->stride;
    return x->off == y->off ? REL_UP : x->off == last ? REL_DOWN : REL_UNKNOWN;
}

/* In a table that has another lock in each place, by the place. */
enum relation_kind relation_by_name(struct conc *c, const struct lock_token *h,
                                    const struct lock_token *w)
{
    bool is_known = h->term != PTA_NONE && w->term != PTA_NONE && !c->prog->classes;
    uint32_t held = is_known ? lock_name(c, h->term) : PTA_NONE;
    uint32_t wanted = held != PTA_NONE ? lock_name(c, w->term) : PTA_NONE;
    if (wanted == PTA_NONE)
        return REL_UNKNOWN;
    if (held == wanted || !lock_names_differ(c, held, wanted))
        return held == wanted ? REL_SAME : REL_UNKNOWN;
    return held < wanted ? REL_UP : REL_DOWN;
}
