#ifndef TEST_PTA_RANDOM_H
#define TEST_PTA_RANDOM_H
/*
 * Random programs for the pointer analysis and a reference solver to compare it with.
 *
 *   generate.c   a program as text IR, from a seed
 *   reference.c  its solution, computed as simply as possible: rules applied until nothing changes
 *   delete.c     taking statements out of a solution
 *   compare.c    the same facts of src/pta, and the comparison
 *
 * A solution is a list of facts, one line of text each:
 *
 *   i FUNC CTX                  the function is reached in the context
 *   v FUNC CTX rN LOC           register N may hold the address of the location
 *   e FUNC CTX STMT KIND TARGET the call statement reaches an instance, origin or symbol
 *
 * FUNC, STMT and symbols are ids of link/prog.h. CTX: the origin, if the kind has any, and in
 * brackets the elements, newest first: sN call statement, oN allocation, gN symbol.
 */
#include "base/strbuf.h"
#include "base/vec.h"
#include "link/prog.h"

enum kind { KIND_INSENSITIVE, KIND_CALLSITE, KIND_OBJECT, KIND_ORIGIN, KIND_THREAD, KIND_ADAPTIVE };

struct context {
    enum kind kind;
    unsigned k;
    const uint8_t *site_depth; /* adaptive: statement id -> k */
    const bool *is_removed;    /* statement id -> as if it were not there; NULL: none */
};

typedef VEC(char *) facts; /* owned; sorted */

/* Which features a program has; what the seed does not say is left out. */
void generate(uint64_t seed, struct strbuf *out);
/* False if the program is too large for the reference. */
bool reference_solve(const struct prog *, func_id main, struct context, facts *);

struct deletion_totals {
    uint64_t rounds, merged, split, taken; /* cycles merged, classes split, facts taken away */
};
/* Takes statements out, some at a time, and compares with the reference. For even seeds. */
bool delete_and_compare(const struct prog *, func_id main, uint64_t seed, struct deletion_totals *);

void facts_add(facts *, const char *format, ...) PRINTF(2, 3);
void facts_sort(facts *); /* and drop doubles */
void facts_release(facts *);

#endif
