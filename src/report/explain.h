#ifndef REPORT_EXPLAIN_H
#define REPORT_EXPLAIN_H
/*
 * Why two statements race, or why not: which of their accesses were compared, in which threads,
 * and which stage dropped each pair by what fact. Needs a run of the analysis that watched them
 * (conc_options.watch); explain_statements says which ones a place means.
 */
#include "conc/conc.h"
#include "report/finding.h"

struct explain_place {
    const char *file; /* as the user wrote it: a path, or its end */
    uint32_t line;
    struct idset stmts;               /* statement ids; the caller releases it */
    bool has_file;                    /* some code of the program stands in the file */
    uint32_t line_before, line_after; /* nearest lines with code, 0: none */
};

struct explainer {
    struct report *report;
    const struct prog *prog;
    const struct pta *pta;
    const struct conc *conc; /* that watched */
    bool is_verbose;
    int width; /* columns; 0: lines are not wrapped */
};

/* Fills place->stmts with what stands on the line; a relative path is below `root`, or the end of
 * another one. */
void explain_statements(const struct prog *, const char *root, struct explain_place *);

/* What became of the pairs of one with the other (the same twice: with itself), as text. */
void explain_places(const struct explainer *, const struct explain_place *a,
                    const struct explain_place *b, struct strbuf *out);
/* The same for the two sides of a finding, after what each pointer may mean; of a deadlock, how
 * each side gets where it waits. */
void explain_finding(const struct explainer *, const struct finding *, struct strbuf *out);

#endif
