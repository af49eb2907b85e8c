/*
 * Who writes a place whose content is asked for (value_int.h): the statements that do so, and up
 * the calls all that lead to one. Found once for each set of locations; a search for a store then
 * looks at these statements only.
 */
#include "conc/element/value_int.h"
#include <stdlib.h>

/* A place with more writes than this, or more ways to them, holds nothing that one would tell; nor
 * does one in objects that are written at so many places. */
enum { MAX_DIRECT = 256, MAX_SEEN = 1024, MAX_SITES = 1024 };

static int compare_sites(const void *x, const void *y)
{
    const struct write_site *a = x, *b = y;
    if (a->frame != b->frame)
        return a->frame < b->frame ? -1 : 1;
    return (a->stmt > b->stmt) - (a->stmt < b->stmt);
}

static void add_direct(struct values *v, const struct slot *slot, struct slot_writers *out)
{
    const struct pta *pta = v->c->pta;
    struct idset_iter it = idset_begin(slot->locs);
    uint32_t loc, seen = 0;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(pta, (loc_id){loc});
        for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
            const struct write_record *w = &v->log->writes.at[i - 1];
            out->is_cut |= seen++ == MAX_SEEN || out->sites.n == MAX_DIRECT;
            if (out->is_cut)
                return;
            if (pta_overlap(pta_loc(pta, w->loc), w->size, l, slot->extent))
                vec_push(&out->sites, ((struct write_site){w->frame, w->stmt}));
        }
    }
}

/* The calls that lead to the statements found so far. */
static void add_calls(struct values *v, struct slot_writers *out)
{
    struct idset seen = {0};
    for (size_t i = 0; i < out->sites.n && !out->is_cut; i++) {
        uint32_t n, frame = out->sites.at[i].frame;
        if (!idset_add(&seen, frame))
            continue;
        const struct call_in *calls = frame_callers(v->c, frame, &n);
        for (uint32_t k = 0; k < n; k++) {
            struct write_site at = {calls[k].frame, edge_of_call(v->c, &calls[k])->stmt};
            vec_push(&out->sites, at);
        }
        out->is_cut = out->sites.n > MAX_SITES;
    }
    idset_release(&seen);
}

static const struct slot_writers *writers_of_slot(struct values *v, const struct slot *slot)
{
    uintptr_t set = (uintptr_t)slot->locs;
    uint32_t key[4] = {(uint32_t)set, (uint32_t)((uint64_t)set >> 32), (uint32_t)slot->extent,
                       (uint32_t)(slot->extent >> 32)};
    bool is_new;
    uint32_t id = tuples_add(&v->slot_keys, key, &is_new);
    if (!is_new)
        return &v->slot_writers.at[id];
    struct slot_writers out = {0};
    add_direct(v, slot, &out);
    add_calls(v, &out);
    if (out.sites.n)
        qsort(out.sites.at, out.sites.n, sizeof out.sites.at[0], compare_sites);
    vec_push(&v->slot_writers, out);
    return &v->slot_writers.at[id];
}

bool slot_sites(struct values *v, const struct slot *slot, uint32_t frame,
                const struct write_site **first, uint32_t *n)
{
    const struct slot_writers *w = writers_of_slot(v, slot);
    size_t low = 0, high = w->sites.n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (w->sites.at[mid].frame < frame)
            low = mid + 1;
        else
            high = mid;
    }
    *first = w->sites.at + low;
    for (*n = 0; low + *n < w->sites.n && w->sites.at[low + *n].frame == frame;)
        ++*n;
    return !w->is_cut;
}

void slots_release(struct values *v)
{
    for (size_t i = 0; i < v->slot_writers.n; i++)
        vec_release(&v->slot_writers.at[i].sites);
    vec_release(&v->slot_writers);
    tuples_release(&v->slot_keys);
}
