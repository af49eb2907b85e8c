/*
 * What two threads could hand something over with: semaphores, conditions, flags, latches, once
 * controls that one gives and the other takes, and barriers that both wait at. For the reader who
 * asks why a pair is ordered or not; the analysis itself does not need the list.
 */
#include "conc/conc_int.h"

struct listing {
    const struct conc *c;
    struct handover *out;
    uint32_t n, max;
};

static void note(struct listing *l, uint32_t loc, enum handover_kind kind, uint32_t gives,
                 uint32_t takes)
{
    uint32_t i = 0;
    if (loc == PTA_NONE || loc == IDSET_END)
        return;
    while (i < l->n && (l->out[i].loc.i != loc || l->out[i].kind != kind))
        i++;
    if (i == l->max)
        return;
    if (i == l->n)
        l->out[l->n++] = (struct handover){{loc}, kind, 0, 0};
    l->out[i].gives |= gives;
    l->out[i].takes |= takes;
}

static void read_effect(struct listing *l, inst_id inst, uint32_t stmt, const struct effect *e,
                        uint32_t side)
{
    static const struct {
        enum effect_kind effect;
        enum handover_kind kind;
        bool gives, takes;
    } rows[] = {
        {EFFECT_SEM_POST, HANDOVER_SEMAPHORE, true, false},
        {EFFECT_SEM_WAIT, HANDOVER_SEMAPHORE, false, true},
        {EFFECT_COND_SIGNAL, HANDOVER_CONDITION, true, false},
        {EFFECT_COND_WAIT, HANDOVER_CONDITION, false, true},
        {EFFECT_RELEASE, HANDOVER_LATCH, true, false},
        {EFFECT_AWAIT, HANDOVER_LATCH, false, true},
        {EFFECT_ONCE, HANDOVER_ONCE, true, true},
        {EFFECT_BARRIER_WAIT, HANDOVER_BARRIER, true, true},
    };
    for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
        if (rows[i].effect == e->kind)
            note(l, idset_only(pta_place(l->c->pta, inst, stmt, &e->obj)), rows[i].kind,
                 rows[i].gives ? side : 0, rows[i].takes ? side : 0);
}

static void read_frame(struct listing *l, uint32_t frame, uint32_t side)
{
    const struct conc *c = l->c;
    inst_id inst = c->frames.at[frame].inst;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            read_effect(l, inst, e[i].stmt, &e[i].model->effects[k], side);
    uint32_t nstmts = c->has_events[inst.i] ? frame_func(c, frame)->func->nstmts : 0;
    for (uint32_t i = 0; i < nstmts; i++) {
        enum sync_event event;
        uint32_t sync = sync_event_at(c, inst, i, &event);
        if (event == EVENT_LOAD || event == EVENT_RELEASE)
            note(l, c->syncs.at[sync].loc.i, HANDOVER_FLAG, event == EVENT_RELEASE ? side : 0,
                 event == EVENT_LOAD ? side : 0);
    }
}

uint32_t conc_handovers(const struct conc *c, const struct race_side sides[2], struct handover *out,
                        uint32_t max)
{
    struct listing l = {c, out, 0, max};
    uint32_t kept = 0;
    for (uint32_t i = 0; i < c->frames.n; i++) {
        uint32_t side = (c->frames.at[i].origin.i == sides[0].origin.i) |
                        (c->frames.at[i].origin.i == sides[1].origin.i) << 1;
        if (side)
            read_frame(&l, i, side);
    }
    for (uint32_t i = 0; i < l.n; i++) {
        const struct handover *h = &out[i];
        bool is_used = (h->gives & 1 && h->takes & 2) || (h->gives & 2 && h->takes & 1);
        if (is_used)
            out[kept++] = *h;
    }
    return kept;
}
