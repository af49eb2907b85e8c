#ifndef REPORT_SARIF_INT_H
#define REPORT_SARIF_INT_H
/*
 * Shared by the files of the SARIF writer: output, the table of files, locations, rules.
 *
 * Strings that a viewer shows pass sarif_text (or sarif_add_safe), which makes them safe like
 * terminal text and keeps names from forming links ("[text](target)" is a link in a SARIF message;
 * `operator[](int)` is not meant to be one).
 */
#include "base/json.h"
#include "base/map.h"
#include "report/finding.h"
#include "report/source.h"

/* What GitHub code scanning accepts. It refuses files with more results and shows 5,000 of others:
 * a larger report is cut to those, the surest pairs of each entry, and says so. */
#define SARIF_MAX_RELATED 100
#define SARIF_MAX_STEPS   400 /* of one thread flow: two of them stay below the 1,000 shown */
#define SARIF_MAX_RESULTS 25000
#define SARIF_CUT_RESULTS 5000

struct sarif_file {
    char *name; /* as in place_ref */
    char *uri;
    bool is_below; /* relative to SRCROOT */
};

struct sarif {
    struct json j;
    const struct report *report;
    struct source_cache *sources;
    uint32_t most;                /* pairs of one entry that are written */
    VEC(struct sarif_file) files; /* in order of first use: the artifacts */
    struct map by_name;           /* hash of the name -> index + 1 */
};

void sarif_add_safe(struct strbuf *, const char *text);
void sarif_text(struct json *, const char *key, const char *text);
void sarif_message(struct json *, const char *key, const char *text); /* { "text": ... } */

/* What a location is about, besides its place. */
struct sarif_location {
    const struct place_ref *at;
    int id;               /* 0: none */
    const char *message;  /* NULL: none */
    const char *variable; /* NULL: none; the accessed variable or field */
};
void sarif_put_location(struct sarif *, const char *key, const struct sarif_location *);
void sarif_put_artifacts(struct sarif *);
void sarif_put_uri_bases(struct sarif *);
void sarif_release(struct sarif *);

/* tool.driver.rules and .notifications; indices of what they describe, -1 if it is not there. */
void sarif_put_rules(struct json *);
int sarif_rule_index(const char *rule);
void sarif_put_notification_kinds(struct json *);
const char *sarif_notification_id(enum note_kind);
const char *sarif_notification_level(enum note_kind);

#endif
