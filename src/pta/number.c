/*
 * Slots that are equal in every context become one (offline substitution by value numbering, after
 * Hardekopf and Lin, "Exploiting pointer and location equivalence to optimize pointer analysis",
 * SAS'07, inside one function). Inclusion-based sets know no order: two loads through one pointer
 * have one result, two equal steps from one address as well. Code that was not optimised repeats
 * both at every use. Done once per function, it saves the nodes and the constraints of every
 * instance.
 *
 * A slot is numbered by the constraints that define it, sources before targets. What comes from
 * elsewhere (parameters, results of calls) or depends on itself keeps its own slot.
 */
#include "ir/cfg.h"
#include "pta/pta_int.h"

enum { MAX_DEFS = 3, DEF_WORDS = 3 };

struct numbering {
    struct slots *s;
    struct arena scratch;
    uint32_t *first, *defs; /* slot -> constraints that define it */
    uint32_t *tref;         /* slot -> what it is equal to */
    struct tuples values;   /* definitions by content, and the slot of each */
    u32_vec value_slots;
};

static bool is_local(uint32_t tref)
{
    return tref != TREF_NONE && !(tref & TREF_CONST);
}

/* Does the constraint say what its dst is, and nothing else? */
static bool is_def(const struct tcon *c)
{
    switch ((enum tcon_kind)c->kind) {
    case TC_COPY:
    case TC_SHIFT:
    case TC_LOAD:
    case TC_CAST:
    case TC_TLS:
        return is_local(c->dst);
    default:
        return false;
    }
}

static bool has_source(const struct tcon *c)
{
    return c->kind != TC_TLS && c->kind != TC_ALLOCA && c->kind != TC_VASTART &&
           c->kind != TC_CLASSINIT;
}

static void index_defs(struct numbering *n)
{
    const struct slots *s = n->s;
    n->first = ARENA_ARRAY(&n->scratch, uint32_t, s->nslots + 2);
    n->defs = ARENA_ARRAY(&n->scratch, uint32_t, s->ncons + 1);
    for (uint32_t i = 0; i < s->ncons; i++)
        if (is_def(&s->cons[i]))
            n->first[s->cons[i].dst + 2]++;
    for (uint32_t i = 0; i < s->nslots; i++)
        n->first[i + 2] += n->first[i + 1];
    for (uint32_t i = 0; i < s->ncons; i++)
        if (is_def(&s->cons[i]))
            n->defs[n->first[s->cons[i].dst + 1]++] = i;
}

/* Components of slots that depend on each other, each slot with those it is made from. */
static struct scc components(struct numbering *n)
{
    const struct slots *s = n->s;
    uint32_t *first = ARENA_ARRAY(&n->scratch, uint32_t, s->nslots + 1);
    uint32_t *edges = ARENA_ARRAY(&n->scratch, uint32_t, s->ncons + 1);
    uint32_t at = 0;
    for (uint32_t slot = 0; slot < s->nslots; slot++) {
        first[slot] = at;
        for (uint32_t i = n->first[slot]; i < n->first[slot + 1]; i++) {
            const struct tcon *c = &s->cons[n->defs[i]];
            if (has_source(c) && is_local(c->src))
                edges[at++] = c->src;
        }
    }
    first[s->nslots] = at;
    return scc_build(&n->scratch, s->nslots, first, edges);
}

static uint32_t mapped(const struct numbering *n, uint32_t tref)
{
    return is_local(tref) ? n->tref[tref] : tref;
}

static struct tcon rewritten(const struct numbering *n, struct tcon c)
{
    if (c.kind != TC_ALLOCA && c.kind != TC_TLS && c.kind != TC_VASTART)
        c.src = mapped(n, c.src);
    c.dst = mapped(n, c.dst);
    return c;
}

/* The slot's definitions as a sorted tuple; false if it has none or too many. */
static bool content_of(const struct numbering *n, uint32_t slot, uint32_t *out)
{
    uint32_t ndefs = n->first[slot + 1] - n->first[slot], used = 0;
    if (!ndefs || ndefs > MAX_DEFS)
        return false;
    memset(out, 0xff, MAX_DEFS * DEF_WORDS * sizeof *out);
    for (uint32_t i = n->first[slot]; i < n->first[slot + 1]; i++) {
        struct tcon c = n->s->cons[n->defs[i]];
        uint32_t def[DEF_WORDS] = {c.kind, c.kind == TC_TLS ? c.src : mapped(n, c.src), c.arg};
        uint32_t at = 0;
        while (at < used && memcmp(out + at * DEF_WORDS, def, sizeof def) < 0)
            at++;
        if (at < used && !memcmp(out + at * DEF_WORDS, def, sizeof def))
            continue;
        memmove(out + (at + 1) * DEF_WORDS, out + at * DEF_WORDS, (used - at) * sizeof def);
        memcpy(out + at * DEF_WORDS, def, sizeof def);
        used++;
    }
    return true;
}

static void number_slot(struct numbering *n, uint32_t slot)
{
    uint32_t content[MAX_DEFS * DEF_WORDS];
    bool fresh;
    n->tref[slot] = slot;
    if (n->s->is_pinned[slot] || !content_of(n, slot, content))
        return;
    if (content[0] == TC_COPY && content[DEF_WORDS] == UINT32_MAX) {
        n->tref[slot] = content[1];
        return;
    }
    uint32_t id = tuples_add(&n->values, content, &fresh);
    if (fresh)
        vec_push(&n->value_slots, slot);
    n->tref[slot] = n->value_slots.at[id];
}

/* Sources first: components are numbered callees first, and a slot "calls" its sources. */
static void number_slots(struct numbering *n)
{
    struct scc scc = components(n);
    uint32_t nslots = n->s->nslots;
    uint32_t *size = ARENA_ARRAY(&n->scratch, uint32_t, scc.ncomps + 2);
    uint32_t *order = ARENA_ARRAY(&n->scratch, uint32_t, nslots + 1);
    for (uint32_t i = 0; i < nslots; i++)
        size[scc.comp[i] + 2]++;
    for (uint32_t c = 0; c < scc.ncomps; c++)
        size[c + 2] += size[c + 1];
    for (uint32_t i = 0; i < nslots; i++)
        order[size[scc.comp[i] + 1]++] = i;
    for (uint32_t i = 0; i < nslots; i++)
        n->tref[i] = i;
    for (uint32_t i = 0; i < nslots; i++) {
        uint32_t comp = scc.comp[order[i]];
        if (size[comp + 1] - size[comp] == 1)
            number_slot(n, order[i]);
    }
}

/* Slots that are left get new numbers; equal constraints are kept once. */
static void rewrite(struct numbering *n)
{
    struct slots *s = n->s;
    struct tuples seen;
    uint32_t nslots = 0, ncons = 0;
    for (uint32_t i = 0; i < s->nslots; i++)
        if (n->tref[i] == i)
            s->tref[i] = nslots++;
    for (uint32_t i = 0; i < s->nslots; i++)
        if (n->tref[i] != i)
            s->tref[i] = is_local(n->tref[i]) ? s->tref[n->tref[i]] : n->tref[i];
    memcpy(n->tref, s->tref, s->nslots * sizeof *n->tref);
    tuples_init(&seen, 4);
    for (uint32_t i = 0; i < s->ncons; i++) {
        struct tcon c = rewritten(n, s->cons[i]);
        uint32_t key[4] = {c.kind, c.dst, c.src, c.arg};
        bool fresh = true;
        bool is_own_copy = c.kind == TC_COPY && c.dst == c.src;
        if (!is_own_copy && (is_local(c.dst) || c.kind == TC_STORE))
            tuples_add(&seen, key, &fresh);
        if (fresh && !is_own_copy && !(is_def(&s->cons[i]) && !is_local(c.dst)))
            s->cons[ncons++] = c;
    }
    tuples_release(&seen);
    s->nslots = nslots;
    s->ncons = ncons;
}

void slots_number(struct slots *s)
{
    struct numbering n = {.s = s};
    arena_init(&n.scratch, "numbering");
    tuples_init(&n.values, MAX_DEFS * DEF_WORDS);
    n.tref = ARENA_ARRAY(&n.scratch, uint32_t, s->nslots + 1);
    index_defs(&n);
    number_slots(&n);
    rewrite(&n);
    tuples_release(&n.values);
    vec_release(&n.value_slots);
    arena_release(&n.scratch);
}
