#ifndef REPORT_POINTERS_H
#define REPORT_POINTERS_H
/*
 * The pointer analysis as users see it: `heddle callgraph` and `heddle points-to`, as text, JSON or
 * a graph for Graphviz. Both speak of functions, not of their contexts: what holds in any context
 * is shown. Edges and targets are sorted by name and place, so that versions can be compared.
 */
#include "pta/pta.h"
#include "report/explain.h"

enum graph_format { GRAPH_TEXT, GRAPH_JSON, GRAPH_DOT };

struct pointer_view {
    struct report *report; /* arena, source root */
    const struct prog *prog;
    const struct pta *pta;
    enum graph_format format;
};

void callgraph_write(const struct pointer_view *, struct strbuf *out);

/*
 * What a variable may hold: a global one, or a local one of a function with code at the place.
 * The name of a variable that lives in a register is not known; then, and for the name "*", all
 * that the code at the place uses is shown. False if no code of the program is there and no
 * variable has the name.
 */
bool points_to_write(const struct pointer_view *, const char *variable, struct explain_place *,
                     struct strbuf *out) MUST_USE;

#endif
