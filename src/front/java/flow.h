#ifndef FRONT_JAVA_FLOW_H
#define FRONT_JAVA_FLOW_H
/*
 * Control flow of a method: which blocks there are and in which order they are lowered.
 *
 * Exceptions follow explicit edges only where they matter: a call inside of a try range (or of a
 * synchronised method) ends its block and may go to an UNWIND block, one for each distinct list of
 * handlers, from there to a chain of DISPATCH blocks, one for each handler, and, if none of them
 * catches everything, to EXIT, which leaves the method. A `throw` goes to the chain directly. What
 * an instruction other than a call may throw by itself (null, index out of bounds) is followed
 * only if its handler would be unreachable otherwise: by a GUARD in front of the first block of
 * the range that can do so.
 *
 * Subroutines (jsr, ret; Java 6 and before) are copied for each call: a block belongs to a context,
 * which is the chain of returns that are due.
 *
 * Invariants
 *  1. Block 0 is ENTRY; every block is reachable.
 *  2. Blocks are in reverse postorder: except for ENTRY, at least one predecessor stands before.
 *  3. Successors may repeat, predecessors do not.
 */
#include "base/map.h"
#include "base/seqs.h"
#include "front/java/insn.h"

enum jblock_kind {
    BLOCK_ENTRY,    /* successor: the code */
    BLOCK_CODE,     /* successors as its last instruction has them; see jflow_covers */
    BLOCK_GUARD,    /* successors: code, dispatch */
    BLOCK_UNWIND,   /* successor: dispatch or exit */
    BLOCK_DISPATCH, /* successors: handler, and if it may not match: next dispatch or exit */
    BLOCK_EXIT,     /* none */
};

struct jblock {
    enum jblock_kind kind;
    uint32_t pc;      /* CODE, GUARD */
    uint32_t context; /* index into contexts */
    uint32_t list;    /* UNWIND, DISPATCH: handlers, a sequence of `lists` */
    uint32_t part;    /* DISPATCH: which of them */
    uint32_t first_succ, nsuccs;
    uint32_t first_pred, npreds;
};

struct jcontext {
    uint32_t parent, return_pc;
};

struct jflow {
    const struct jclass *class;
    const struct jcode *code;
    bool is_synchronized;
    uint8_t *marks; /* by pc: enum below */
    VEC(struct jblock) blocks;
    VEC(struct jcontext) contexts;
    u32_vec succs, preds;
    struct seqs lists;
    struct map index;
};

bool jflow_build(struct jflow *, const struct jclass *, const struct jcode *, bool is_synchronized,
                 struct arena *, struct diag *) MUST_USE;
void jflow_release(struct jflow *);

/* Is it a call that another method may leave by unwinding to a handler of ours? */
bool jflow_unwinds(const struct jflow *, const struct jinsn *);
/* Does a block end before this instruction? */
bool jflow_is_leader(const struct jflow *, uint32_t pc);
const struct jhandler *jflow_handler(const struct jflow *, const struct jblock *);

static inline const uint32_t *jflow_succs(const struct jflow *f, const struct jblock *b)
{
    return f->succs.at + b->first_succ;
}
static inline const uint32_t *jflow_preds(const struct jflow *f, const struct jblock *b)
{
    return f->preds.at + b->first_pred;
}

#endif
