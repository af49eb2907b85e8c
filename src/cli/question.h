#ifndef CLI_QUESTION_H
#define CLI_QUESTION_H
/*
 * What `heddle explain` is asked: about a finding by the first digits of its id, or about one or
 * two places FILE:LINE.
 */
#include "cli/options.h"
#include "report/explain.h"

struct question {
    const char *id;       /* NULL: places */
    const char *variable; /* points-to: its name; where is place[0] */
    struct explain_place place[2];
    int nplaces;
    struct idset stmts[2];        /* of a finding */
    const struct idset *watch[2]; /* for conc_options; NULL until known */
    struct finding finding;
};

/* Takes the question out of the words; what is left are inputs. */
bool question_take(struct question *, struct options *, struct diag *) MUST_USE;
/* The same for VAR@FILE:LINE. */
bool question_take_variable(struct question *, struct options *, struct diag *) MUST_USE;
void question_release(struct question *);

/* What the places mean in the program; false if no code stands at one of them. */
bool question_locate(struct question *, const struct prog *, const char *root,
                     struct diag *) MUST_USE;
/* The finding with that id. */
bool question_find(struct question *, const struct report *, struct diag *) MUST_USE;
void question_answer(struct question *, const struct explainer *, const struct options *,
                     struct strbuf *out);

#endif
