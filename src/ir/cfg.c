/*
 * Control-flow facts. Dominators are computed on a plain graph by Lengauer and Tarjan's simple
 * algorithm; post-dominators by the same on the reversed graph with one more node, the exit.
 */
#include "ir/cfg.h"
#include "base/vec.h"
#include <stdlib.h>

/* Directed graph as edge lists, both ways. */
struct graph {
    uint32_t n;
    const uint32_t *succ_first, *succs;
    const uint32_t *pred_first, *preds;
};

static uint32_t *new_array(uint32_t n, uint32_t value)
{
    uint32_t *a = xmalloc(((size_t)n + 1) * sizeof *a);
    for (uint32_t i = 0; i < n; i++)
        a[i] = value;
    return a;
}

/* ---- edges ---- */

/* Turns edge lists round: out_first[n + 1], out[edges]. */
static void reverse_edges(uint32_t n, const uint32_t *first, const uint32_t *to,
                          uint32_t *out_first, uint32_t *out)
{
    memset(out_first, 0, ((size_t)n + 1) * sizeof *out_first);
    for (uint32_t e = 0; e < first[n]; e++)
        out_first[to[e] + 1]++;
    for (uint32_t i = 0; i < n; i++)
        out_first[i + 1] += out_first[i];
    uint32_t *next = xmalloc(((size_t)n + 1) * sizeof *next);
    memcpy(next, out_first, ((size_t)n + 1) * sizeof *next);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t e = first[i]; e < first[i + 1]; e++)
            out[next[to[e]]++] = i;
    free(next);
}

/* ---- reverse post-order ---- */

static void number_blocks(struct cfg *c, const uint32_t *succ_first, const uint32_t *succs)
{
    u32_vec path = {0};
    uint32_t *next = new_array(c->nblocks, CFG_NONE);
    uint32_t at = c->nblocks;
    vec_push(&path, 0);
    next[0] = succ_first[0];
    while (path.n) {
        uint32_t block = vec_last(&path);
        if (next[block] == succ_first[block + 1]) {
            c->order[--at] = block;
            (void)vec_pop(&path);
            continue;
        }
        uint32_t to = succs[next[block]++];
        if (next[to] == CFG_NONE) {
            next[to] = succ_first[to];
            vec_push(&path, to);
        }
    }
    c->norder = c->nblocks - at;
    memmove(c->order, c->order + at, c->norder * sizeof *c->order);
    for (uint32_t i = 0; i < c->norder; i++)
        c->rpo[c->order[i]] = i;
    free(next);
    vec_release(&path);
}

/* ---- dominators ---- */

/* All arrays are indexed by visit number; visit 0 is the root. */
struct dominator_walk {
    const struct graph *g;
    uint32_t count;
    uint32_t *vertex; /* visit -> node */
    uint32_t *visit;  /* node -> visit, CFG_NONE if not reached */
    uint32_t *parent; /* in the depth-first tree */
    uint32_t *semi;
    uint32_t *ancestor; /* forest of link-eval, CFG_NONE for roots */
    uint32_t *label;
    uint32_t *bucket, *bucket_next;
    uint32_t *idom;
    u32_vec path;
};

static void depth_first(struct dominator_walk *w, uint32_t root)
{
    const struct graph *g = w->g;
    uint32_t *next = new_array(g->n, 0);
    w->visit[root] = w->count++;
    w->vertex[0] = root;
    next[root] = g->succ_first[root];
    vec_push(&w->path, root);
    while (w->path.n) {
        uint32_t node = vec_last(&w->path);
        if (next[node] == g->succ_first[node + 1]) {
            (void)vec_pop(&w->path);
            continue;
        }
        uint32_t to = g->succs[next[node]++];
        if (w->visit[to] != CFG_NONE)
            continue;
        next[to] = g->succ_first[to];
        w->parent[w->count] = w->visit[node];
        w->vertex[w->count] = to;
        w->visit[to] = w->count++;
        vec_push(&w->path, to);
    }
    free(next);
}

/* The visit of smallest semidominator on the way up to v's root, which is shortened. */
static uint32_t eval(struct dominator_walk *w, uint32_t v)
{
    if (w->ancestor[v] == CFG_NONE)
        return v;
    vec_clear(&w->path);
    for (uint32_t i = v; w->ancestor[w->ancestor[i]] != CFG_NONE; i = w->ancestor[i])
        vec_push(&w->path, i);
    while (w->path.n) {
        uint32_t i = vec_pop(&w->path);
        uint32_t up = w->ancestor[i];
        if (w->semi[w->label[up]] < w->semi[w->label[i]])
            w->label[i] = w->label[up];
        w->ancestor[i] = w->ancestor[up];
    }
    return w->label[v];
}

static void find_semidominator(struct dominator_walk *w, uint32_t v)
{
    const struct graph *g = w->g;
    uint32_t node = w->vertex[v];
    for (uint32_t e = g->pred_first[node]; e < g->pred_first[node + 1]; e++) {
        uint32_t pred = w->visit[g->preds[e]];
        if (pred != CFG_NONE)
            w->semi[v] = MIN(w->semi[v], w->semi[eval(w, pred)]);
    }
    w->bucket_next[v] = w->bucket[w->semi[v]];
    w->bucket[w->semi[v]] = v;
    w->ancestor[v] = w->parent[v];
}

static void empty_bucket(struct dominator_walk *w, uint32_t parent)
{
    for (uint32_t v = w->bucket[parent]; v != CFG_NONE; v = w->bucket_next[v]) {
        uint32_t u = eval(w, v);
        w->idom[v] = w->semi[u] < w->semi[v] ? u : parent;
    }
    w->bucket[parent] = CFG_NONE;
}

static void solve_dominators(struct dominator_walk *w)
{
    for (uint32_t v = w->count; v-- > 1;) {
        find_semidominator(w, v);
        empty_bucket(w, w->parent[v]);
    }
    w->idom[0] = 0;
    for (uint32_t v = 1; v < w->count; v++)
        if (w->idom[v] != w->semi[v])
            w->idom[v] = w->idom[w->idom[v]];
}

/* Numbers the tree so that subtrees are intervals. Parents have smaller visits than children. */
static void number_tree(const struct dominator_walk *w, struct cfg_interval *out)
{
    uint32_t *size = new_array(w->count, 1), *next = new_array(w->count, 0);
    for (uint32_t v = w->count; v-- > 1;)
        size[w->idom[v]] += size[v];
    next[0] = 2; /* the root has 1 */
    out[w->vertex[0]] = (struct cfg_interval){1, size[0]};
    for (uint32_t v = 1; v < w->count; v++) {
        uint32_t at = next[w->idom[v]];
        next[w->idom[v]] += size[v];
        next[v] = at + 1;
        out[w->vertex[v]] = (struct cfg_interval){at, at + size[v] - 1};
    }
    free(size);
    free(next);
}

/* idom[node] (root: itself) and interval[node] of everything reachable from root. */
static void find_dominators(const struct graph *g, uint32_t root, uint32_t *idom,
                            struct cfg_interval *interval)
{
    struct dominator_walk w = {.g = g};
    w.vertex = new_array(g->n, 0);
    w.visit = new_array(g->n, CFG_NONE);
    w.parent = new_array(g->n, 0);
    depth_first(&w, root);
    w.semi = new_array(w.count, 0);
    w.label = new_array(w.count, 0);
    for (uint32_t i = 0; i < w.count; i++)
        w.semi[i] = w.label[i] = i;
    w.ancestor = new_array(w.count, CFG_NONE);
    w.bucket = new_array(w.count, CFG_NONE);
    w.bucket_next = new_array(w.count, CFG_NONE);
    w.idom = new_array(w.count, 0);
    solve_dominators(&w);
    number_tree(&w, interval);
    for (uint32_t v = 0; v < w.count; v++)
        idom[w.vertex[v]] = w.vertex[w.idom[v]];
    uint32_t *const all[] = {w.vertex,   w.visit,  w.parent,      w.semi, w.label,
                             w.ancestor, w.bucket, w.bucket_next, w.idom};
    for (size_t i = 0; i < ARRAY_SIZE(all); i++)
        free(all[i]);
    vec_release(&w.path);
}

/* ---- post-dominators ---- */

/* Marks what reaches `from`, going backwards over reachable blocks. */
static void mark_backwards(const struct cfg *c, uint32_t from, uint8_t *is_marked, u32_vec *work)
{
    is_marked[from] = 1;
    vec_push(work, from);
    while (work->n) {
        uint32_t block = vec_pop(work);
        for (uint32_t e = c->pred_first[block]; e < c->pred_first[block + 1]; e++) {
            uint32_t pred = c->preds[e];
            if (c->rpo[pred] == CFG_NONE || is_marked[pred])
                continue;
            is_marked[pred] = 1;
            vec_push(work, pred);
        }
    }
}

/* Blocks that lead to the virtual exit: those without successor, then one per endless part. */
static u32_vec find_exits(const struct cfg *c, const uint32_t *succ_first)
{
    u32_vec exits = {0}, work = {0};
    uint8_t *is_marked = xcalloc((size_t)c->nblocks + 1, 1);
    for (uint32_t i = 0; i < c->norder; i++) {
        uint32_t block = c->order[i];
        if (succ_first[block] == succ_first[block + 1]) {
            vec_push(&exits, block);
            mark_backwards(c, block, is_marked, &work);
        }
    }
    for (uint32_t i = c->norder; i-- > 0;) {
        if (is_marked[c->order[i]])
            continue;
        vec_push(&exits, c->order[i]);
        mark_backwards(c, c->order[i], is_marked, &work);
    }
    free(is_marked);
    vec_release(&work);
    return exits;
}

/* Edges of reachable blocks plus those to the exit, node nblocks. */
static void add_exit(const struct cfg *c, const uint32_t *succ_first, const uint32_t *succs,
                     uint32_t *first, uint32_t *to)
{
    uint32_t n = c->nblocks, at = 0;
    u32_vec exits = find_exits(c, succ_first);
    uint8_t *is_exit = xcalloc((size_t)n + 1, 1);
    for (size_t i = 0; i < exits.n; i++)
        is_exit[exits.at[i]] = 1;
    for (uint32_t block = 0; block < n; block++) {
        first[block] = at;
        for (uint32_t e = succ_first[block]; c->rpo[block] != CFG_NONE && e < succ_first[block + 1];
             e++)
            to[at++] = succs[e];
        if (is_exit[block])
            to[at++] = n;
    }
    first[n] = first[n + 1] = at;
    free(is_exit);
    vec_release(&exits);
}

static void find_post_dominators(struct cfg *c, struct arena *arena, const uint32_t *succ_first,
                                 const uint32_t *succs)
{
    uint32_t n = c->nblocks, nedges = succ_first[n] + n;
    uint32_t *first = new_array(n + 2, 0), *to = new_array(nedges, 0);
    uint32_t *back_first = new_array(n + 2, 0), *back = new_array(nedges, 0);
    uint32_t *idom = new_array(n + 1, CFG_NONE);
    add_exit(c, succ_first, succs, first, to);
    reverse_edges(n + 1, first, to, back_first, back);
    struct graph reversed = {n + 1, back_first, back, first, to};
    c->pdom = ARENA_ARRAY(arena, struct cfg_interval, n + 1);
    find_dominators(&reversed, n, idom, c->pdom);
    for (uint32_t i = 0; i < n; i++)
        c->ipdom[i] = idom[i] == n ? CFG_NONE : idom[i];
    free(first);
    free(to);
    free(back_first);
    free(back);
    free(idom);
}

/* ---- loops ---- */

struct loop_walk {
    struct cfg *c;
    VEC(struct cfg_loop) loops; /* inner ones first */
    u32_vec outer;              /* union-find towards the outermost loop known so far */
    u32_vec work;
};

static uint32_t outermost(struct loop_walk *w, uint32_t loop)
{
    while (w->outer.at[loop] != loop) {
        w->outer.at[loop] = w->outer.at[w->outer.at[loop]];
        loop = w->outer.at[loop];
    }
    return loop;
}

static void push_preds(struct loop_walk *w, uint32_t block)
{
    const struct cfg *c = w->c;
    for (uint32_t e = c->pred_first[block]; e < c->pred_first[block + 1]; e++)
        if (c->rpo[c->preds[e]] != CFG_NONE)
            vec_push(&w->work, c->preds[e]);
}

/* The body of the loop of which work holds the sources of back edges. */
static void grow_loop(struct loop_walk *w, uint32_t header)
{
    struct cfg *c = w->c;
    uint32_t self = (uint32_t)w->loops.n;
    vec_push(&w->loops, ((struct cfg_loop){header, CFG_NONE, 0}));
    vec_push(&w->outer, self);
    c->loop[header] = self;
    while (w->work.n) {
        uint32_t block = vec_pop(&w->work);
        if (c->loop[block] == CFG_NONE) {
            c->loop[block] = self;
            push_preds(w, block);
            continue;
        }
        uint32_t inner = outermost(w, c->loop[block]);
        if (inner == self)
            continue;
        w->loops.at[inner].parent = self;
        w->outer.at[inner] = self;
        push_preds(w, w->loops.at[inner].header);
    }
}

/* Outer loops first; depths. */
static void order_loops(struct loop_walk *w, struct arena *arena)
{
    struct cfg *c = w->c;
    uint32_t n = c->nloops = (uint32_t)w->loops.n;
    c->loops = ARENA_ARRAY(arena, struct cfg_loop, n);
    for (uint32_t i = 0; i < n; i++) {
        struct cfg_loop l = w->loops.at[n - 1 - i];
        l.parent = l.parent == CFG_NONE ? CFG_NONE : n - 1 - l.parent;
        l.depth = l.parent == CFG_NONE ? 1 : c->loops[l.parent].depth + 1;
        c->loops[i] = l;
    }
    for (uint32_t i = 0; i < c->nblocks; i++)
        if (c->loop[i] != CFG_NONE) {
            struct cfg_loop *l = &c->loops[c->loop[i] = n - 1 - c->loop[i]];
            l->end = MAX(l->end, c->rpo[i] + 1);
        }
    for (uint32_t i = n; i-- > 0;)
        if (c->loops[i].parent != CFG_NONE) {
            struct cfg_loop *outer = &c->loops[c->loops[i].parent];
            outer->end = MAX(outer->end, c->loops[i].end);
        }
}

static void find_loops(struct cfg *c, struct arena *arena)
{
    struct loop_walk w = {.c = c};
    for (uint32_t i = c->norder; i-- > 0;) {
        uint32_t header = c->order[i];
        for (uint32_t e = c->pred_first[header]; e < c->pred_first[header + 1]; e++) {
            uint32_t from = c->preds[e];
            if (c->rpo[from] == CFG_NONE || c->rpo[from] < i)
                continue;
            if (cfg_dominates(c, header, from))
                vec_push(&w.work, from);
            else
                c->is_irreducible = true;
        }
        if (w.work.n)
            grow_loop(&w, header);
    }
    order_loops(&w, arena);
    vec_release(&w.loops);
    vec_release(&w.outer);
    vec_release(&w.work);
}

/* ---- interface ---- */

static uint32_t *arena_array(struct arena *arena, uint32_t n)
{
    uint32_t *a = ARENA_ARRAY(arena, uint32_t, n);
    for (uint32_t i = 0; i < n; i++)
        a[i] = CFG_NONE;
    return a;
}

struct cfg *cfg_build(struct arena *arena, const struct ir_unit *u, const struct ir_func *f)
{
    struct cfg *c = ARENA_NEW(arena, struct cfg);
    uint32_t n = c->nblocks = f->nblocks;
    const uint32_t *succs = u->succs + f->first_succ;
    uint32_t *succ_first = new_array(n + 1, 0);
    for (uint32_t i = 0; i < n; i++)
        succ_first[i] = u->blocks[f->first_block + i].succ;
    succ_first[n] = f->nsuccs;
    uint32_t *pred_first = ARENA_ARRAY(arena, uint32_t, n + 1);
    uint32_t *preds = ARENA_ARRAY(arena, uint32_t, f->nsuccs);
    reverse_edges(n, succ_first, succs, pred_first, preds);
    c->pred_first = pred_first;
    c->preds = preds;
    c->order = arena_array(arena, n);
    c->rpo = arena_array(arena, n);
    c->idom = arena_array(arena, n);
    c->ipdom = arena_array(arena, n);
    c->loop = arena_array(arena, n);
    c->dom = ARENA_ARRAY(arena, struct cfg_interval, n);
    number_blocks(c, succ_first, succs);
    struct graph g = {n, succ_first, succs, pred_first, preds};
    find_dominators(&g, 0, c->idom, c->dom);
    find_post_dominators(c, arena, succ_first, succs);
    find_loops(c, arena);
    free(succ_first);
    return c;
}

static bool holds(const struct cfg_interval *tree, uint32_t a, uint32_t b)
{
    if (!tree[a].enter || !tree[b].enter)
        return a == b;
    return tree[a].enter <= tree[b].enter && tree[b].leave <= tree[a].leave;
}

bool cfg_dominates(const struct cfg *c, uint32_t a, uint32_t b)
{
    return holds(c->dom, a, b);
}

bool cfg_post_dominates(const struct cfg *c, uint32_t a, uint32_t b)
{
    return holds(c->pdom, a, b);
}

bool cfg_in_loop(const struct cfg *c, uint32_t block, uint32_t loop)
{
    uint32_t l = c->loop[block];
    while (l != CFG_NONE && c->loops[l].depth > c->loops[loop].depth)
        l = c->loops[l].parent;
    return l == loop;
}

bool cfg_in_each_round(const struct cfg *cfg, uint32_t block, uint32_t loop)
{
    uint32_t header = cfg->loops[loop].header;
    if (!cfg_in_loop(cfg, block, loop))
        return false;
    for (uint32_t i = cfg->pred_first[header]; i < cfg->pred_first[header + 1]; i++)
        if (cfg_in_loop(cfg, cfg->preds[i], loop) && !cfg_dominates(cfg, block, cfg->preds[i]))
            return false;
    return true;
}
