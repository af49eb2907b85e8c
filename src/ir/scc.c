/* Strongly connected components: Tarjan's algorithm with its recursion on an explicit stack. */
#include "base/vec.h"
#include "ir/cfg.h"
#include <stdlib.h>

struct scc_walk {
    const uint32_t *edge_first, *edges;
    uint32_t *index; /* visit number + 1, 0 if not seen */
    uint32_t *low;   /* smallest visit number reachable */
    uint32_t *next;  /* next edge to follow */
    u32_vec path;    /* nodes being visited */
    u32_vec open;    /* nodes seen that have no component yet */
    uint32_t visits;
    struct scc *out;
};

static void enter(struct scc_walk *w, uint32_t node)
{
    w->index[node] = w->low[node] = ++w->visits;
    w->next[node] = w->edge_first[node];
    vec_push(&w->path, node);
    vec_push(&w->open, node);
}

static void leave(struct scc_walk *w, uint32_t node)
{
    (void)vec_pop(&w->path);
    if (w->path.n) {
        uint32_t parent = vec_last(&w->path);
        w->low[parent] = MIN(w->low[parent], w->low[node]);
    }
    if (w->low[node] != w->index[node])
        return;
    uint32_t member;
    do {
        member = vec_pop(&w->open);
        w->out->comp[member] = w->out->ncomps;
    } while (member != node);
    w->out->ncomps++;
}

static void visit(struct scc_walk *w, uint32_t root)
{
    enter(w, root);
    while (w->path.n) {
        uint32_t node = vec_last(&w->path);
        if (w->next[node] == w->edge_first[node + 1]) {
            leave(w, node);
            continue;
        }
        uint32_t to = w->edges[w->next[node]++];
        if (!w->index[to])
            enter(w, to);
        else if (w->out->comp[to] == CFG_NONE) /* still open */
            w->low[node] = MIN(w->low[node], w->index[to]);
    }
}

struct scc scc_build(struct arena *arena, uint32_t nnodes, const uint32_t *edge_first,
                     const uint32_t *edges)
{
    struct scc out = {.comp = ARENA_ARRAY(arena, uint32_t, nnodes)};
    uint32_t *scratch = xcalloc((size_t)nnodes * 3 + 1, sizeof *scratch);
    struct scc_walk w = {.edge_first = edge_first,
                         .edges = edges,
                         .index = scratch,
                         .low = scratch + nnodes,
                         .next = scratch + 2 * (size_t)nnodes,
                         .out = &out};
    for (uint32_t i = 0; i < nnodes; i++)
        out.comp[i] = CFG_NONE;
    for (uint32_t i = 0; i < nnodes; i++)
        if (!w.index[i])
            visit(&w, i);
    vec_release(&w.path);
    vec_release(&w.open);
    free(scratch);
    return out;
}
