#ifndef REPORT_EXPLAIN_INT_H
#define REPORT_EXPLAIN_INT_H
/* Shared by the files that answer questions: explain.c (races), explain_order.c, explain_lock.c. */
#include "report/explain.h"
#include "report/gather_int.h"

struct explaining {
    const struct explainer *e;
    struct gatherer g;
    struct strbuf *out;
    const struct explain_place *places[2]; /* that were asked for; NULL: a finding was */
};

/* A line of our words with names of the program in it, made safe; wrapped to the width. */
void explain_line(struct explaining *, unsigned indent, const char *text);
void explain_linef(struct explaining *, unsigned indent, const char *fmt, ...) PRINTF(3, 4);

/* A statement of a thread. */
struct explain_point {
    inst_id inst;
    uint32_t stmt;
    origin_id by;
};
/* Why another thread does not run at a point of its creator: "thread `t` is created later, at
 * a.c:19:5", or where it was joined before. False if it was not created by that thread. */
bool explain_order(const struct explaining *, const struct explain_point *, origin_id other,
                   struct strbuf *out);

/* How each side of a deadlock, or of a misuse of a lock, gets where it waits. */
void explain_waits(struct explaining *, const struct finding *);

#endif
