#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H
/*
 * The end of every command that has a report: what the user decided about findings (confidence,
 * suppressions, baseline), the files that are asked for, the exit code.
 */
#include "cli/pipeline.h"
#include "report/finding.h"
#include "report/suppress.h"

struct prog;

/* Drops what is below --min-confidence, applies suppressions and --baseline, in this order.
 * `sources`: files to look for comments in; the program, if there is one, holds annotations. */
bool output_decide(struct options *, struct report *, const str_vec *sources, const struct prog *,
                   struct diag *) MUST_USE;

/* Before any work: can all the files be written that are asked for, each by itself? */
bool output_check(const struct options *, struct diag *) MUST_USE;

/* Is none of the paths among the files that are asked for? For when the program is known, whose
 * sources nobody named. */
bool output_spares(const struct options *, const str_vec *paths, struct diag *) MUST_USE;

/* The report in --format to --output, and beside it what --json, --sarif and --html name. */
bool output_write(const struct options *, struct report *, struct diag *) MUST_USE;

/* How text is to be written: colour, width, depth. */
struct text_options output_text_options(const struct options *);

/* EXIT_FINDINGS if anything counts: not suppressed, not known, as sure as --fail-on asks. */
enum exit_code output_verdict(const struct options *, const struct report *);

#endif
