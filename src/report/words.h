#ifndef REPORT_WORDS_H
#define REPORT_WORDS_H
/*
 * The sentences of a report, shared by all writers so that text, JSON and SARIF say the same.
 * Sentences are English, names stand in backticks. Names are not made safe here: the writer does
 * that for its format, on the whole sentence.
 *
 * All functions append to the strbuf.
 */
#include "report/finding.h"
#include "report/state.h"

/* "items.c:412:9"; without what is not known; "an unknown place". */
void words_place(struct strbuf *, const struct place_ref *);
/* "items.c:412:9 in `do_item_link`" */
void words_place_in(struct strbuf *, const struct place_ref *);
/* "thread `worker`", "event handler `on_read`"; `main` alone for the first thread. */
void words_thread(struct strbuf *, const struct thread_info *);
/* "thread `worker` (several run), created at thread.c:120:5 in `start_workers`" */
void words_creation(struct strbuf *, const struct thread_info *);
/* ", joined at main.c:60:5"; nothing if no join is known. */
void words_joins(struct strbuf *, const struct thread_info *);
/* "without a lock", "under `a` and `b`" */
void words_locks(struct strbuf *, const struct access_info *);
/* "write of 8 bytes by thread `worker` through `memcpy`" */
void words_access(struct strbuf *, const struct access_info *);
const char *words_noun(const struct access_info *); /* "write", "read", "free" */
/* "`x` is written by thread `worker` without a lock while `main` reads it under `m`" */
void words_sentence(struct strbuf *, const struct finding *);
/* The same after the rule: "data race: `x` is ..." */
void words_headline(struct strbuf *, const struct finding *);
/* What to do about it: finding.hint, or the likely fix from the locks and kinds of both sides. */
void words_hint(struct strbuf *, const struct finding *);

/* The lock that the finding is about, if any side holds one: the one that most accesses hold, else
 * that of a side that is not held for reading; NULL: none. */
const char *words_main_lock(const struct finding *);

bool words_same_place(const struct place_ref *,
                      const struct place_ref *); /* both known and equal */
/* Tells what may be good to know, of no fault: does not make a run fail. */
bool words_is_information(const char *rule);
const char *words_rule(const char *rule);   /* "data race" for "data-race" */
const char *words_rules(const char *words); /* its plural: "data races" for "data race" */
/* What an entry is made of: "pairs of statements"; "places" of rules that are about one side. */
const char *words_pairs(bool is_single, uint32_t n);
const char *words_confidence(double); /* "high", "medium", "low" */
#define CONFIDENCE_HIGH   0.70
#define CONFIDENCE_MEDIUM 0.40

/* The findings [i, group_end) are the group of finding i. */
uint32_t group_end(const struct report *, uint32_t i);
/* The different variables of the findings [first, end) of a state (STATES: of any), in order of
 * appearance. */
void group_variables(const struct report *, uint32_t first, uint32_t end, enum finding_state,
                     str_vec *out);

#endif
