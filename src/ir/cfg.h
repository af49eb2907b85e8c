#ifndef IR_CFG_H
#define IR_CFG_H
/*
 * Control-flow facts of one function: predecessors, reverse post-order, dominators and
 * post-dominators (Lengauer, Tarjan 1979, the O(m log n) form: no input makes it quadratic) and
 * natural loops. Built per function into an arena, without recursion.
 *
 * Facts
 *  1. Blocks not reachable from the entry have rpo, idom, ipdom and loop CFG_NONE; nothing
 *     dominates them but themselves.
 *  2. Blocks without successor lead to a virtual exit. Of code that never gets there (an endless
 *     loop) one block, the last in reverse post-order, counts as leading to it, so that
 *     post-dominance has its meaning within one round of the loop.
 *  3. Loops are numbered by the reverse post-order of their headers: outer ones come first. A
 *     retreating edge whose target does not dominate its source makes no loop but is_irreducible.
 */
#include "base/arena.h"
#include "ir/ir.h"

#define CFG_NONE UINT32_MAX

struct cfg_loop {
    uint32_t header;
    uint32_t parent; /* index of the enclosing loop, CFG_NONE */
    uint32_t depth;  /* 1 for outermost */
    uint32_t end;    /* all its blocks are in `order` between the header and before this */
};

struct cfg {
    uint32_t nblocks;
    const uint32_t *pred_first; /* nblocks + 1 entries into preds */
    const uint32_t *preds;      /* one per edge */
    uint32_t *order;            /* reverse post-order: block numbers, norder of them */
    uint32_t norder;
    uint32_t *rpo;   /* block -> position in order */
    uint32_t *idom;  /* block -> immediate dominator (entry: itself) */
    uint32_t *ipdom; /* block -> immediate post-dominator, CFG_NONE for the virtual exit */
    uint32_t *loop;  /* block -> innermost loop, CFG_NONE */
    struct cfg_loop *loops;
    uint32_t nloops;
    bool is_irreducible;
    /* Numbering of the trees: a dominates b if a's interval holds b's. 0..0 if unreachable. */
    struct cfg_interval {
        uint32_t enter, leave;
    } *dom, *pdom;
};

struct cfg *cfg_build(struct arena *, const struct ir_unit *, const struct ir_func *);
/* Every block dominates itself. O(1). */
bool cfg_dominates(const struct cfg *, uint32_t a, uint32_t b);
bool cfg_post_dominates(const struct cfg *, uint32_t a, uint32_t b);
bool cfg_in_loop(const struct cfg *, uint32_t block, uint32_t loop); /* O(depth) */
/* Is the block in the loop, and does every round pass it that begins another one? */
bool cfg_in_each_round(const struct cfg *, uint32_t block, uint32_t loop);

/*
 * Strongly connected components of a directed graph, Tarjan 1972 without recursion. Components are
 * numbered in reverse topological order: an edge u->v has comp[u] >= comp[v].
 */
struct scc {
    uint32_t ncomps;
    uint32_t *comp; /* node -> component */
};
struct scc scc_build(struct arena *, uint32_t nnodes, const uint32_t *edge_first,
                     const uint32_t *edges);

#endif
