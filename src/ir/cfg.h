#ifndef IR_CFG_H
#define IR_CFG_H
/*
 * Control-flow facts of one function: predecessors, reverse post-order, dominators and
 * post-dominators (Cooper, Harvey, Kennedy 2001), natural loops, and reachability between blocks.
 * Built per function into an arena; blocks not reachable from the entry have rpo CFG_NONE.
 */
#include "base/arena.h"
#include "ir/ir.h"

#define CFG_NONE UINT32_MAX

struct cfg_loop {
    uint32_t header;
    uint32_t parent;  /* index of the enclosing loop, CFG_NONE */
    uint32_t depth;   /* 1 for outermost */
};

struct cfg {
    uint32_t nblocks;
    const uint32_t *pred_first; /* nblocks + 1 entries into preds */
    const uint32_t *preds;
    uint32_t *order;       /* reverse post-order: block numbers, norder of them */
    uint32_t norder;
    uint32_t *rpo;         /* block -> position in order */
    uint32_t *idom;        /* block -> immediate dominator (entry: itself) */
    uint32_t *ipdom;       /* block -> immediate post-dominator, CFG_NONE for the virtual exit */
    uint32_t *loop;        /* block -> innermost loop, CFG_NONE */
    struct cfg_loop *loops;
    uint32_t nloops;
    bool is_irreducible;
};

struct cfg *cfg_build(struct arena *, const struct ir_unit *, const struct ir_func *);
bool cfg_dominates(const struct cfg *, uint32_t a, uint32_t b);
bool cfg_post_dominates(const struct cfg *, uint32_t a, uint32_t b);
bool cfg_in_loop(const struct cfg *, uint32_t block, uint32_t loop);

/*
 * Strongly connected components of a directed graph, Tarjan 1972 without recursion. Components are
 * numbered in reverse topological order: an edge u->v has comp[u] >= comp[v].
 */
struct scc {
    uint32_t ncomps;
    uint32_t *comp; /* node -> component */
};
struct scc scc_build(struct arena *, uint32_t nnodes, const uint32_t *edge_first, const uint32_t *edges);

#endif
