#ifndef REPORT_TEXT_INT_H
#define REPORT_TEXT_INT_H
/*
 * Shared by the files of the text writer: where output goes, colours, wrapping.
 *
 * Everything that comes from the analysed program passes text_safe or text_prose; text_raw is for
 * our own words only.
 */
#include "report/finding.h"
#include "report/source.h"

struct text {
    const struct text_options *options;
    struct strbuf *out;
    struct source_cache *sources;
    bool hides_packages; /* names of Java without their package: the place beside them says it */
};

enum style {
    STYLE_PLAIN,
    STYLE_HEAD,
    STYLE_NAME,
    STYLE_PLACE,
    STYLE_LABEL,
    STYLE_MARK,
    STYLE_GOOD
};

#define TEXT_INDENT 4  /* of everything below a headline */
#define TEXT_LABEL  12 /* width of the label column */

void text_style(struct text *, enum style); /* nothing without colour */
void text_raw(struct text *, const char *);
void text_rawf(struct text *, const char *fmt, ...) PRINTF(2, 3);
uint32_t text_safe(struct text *, const char *); /* columns written */
void text_spaces(struct text *, uint32_t);
void text_newline(struct text *);

/* The sentence as it is shown: `ZKDatabase.clear`, not `org.apache.zookeeper.server.ZKDatabase...`,
 * where packages are hidden. */
void text_names(const struct text *, struct strbuf *out, const char *sentence);

/* Columns that output may take, and the one in which what has a label begins. */
uint32_t text_width(const struct text *);
uint32_t text_label_end(const struct text *);

/*
 * A sentence in `style`, wrapped to the width; names in backticks stand out. The cursor is at
 * column `at`; further lines start at column `indent`. Ends the line.
 */
void text_prose(struct text *, enum style, uint32_t at, uint32_t indent, const char *sentence);
/* A line of our own words that starts at column `indent`; further lines 2 columns behind it. */
void text_linef(struct text *, uint32_t indent, const char *fmt, ...) PRINTF(3, 4);
/* The same after a label in the label column ("" continues the one above). */
void text_labelled(struct text *, const char *label, const char *sentence);

/* An entry: findings [first, end) of a report. */
struct text_group {
    uint32_t first, end;
    uint32_t shown; /* the pair that stands for all: the first that is not hidden */
};
typedef VEC(struct text_group) text_group_vec;

/* One entry in full, or in brief: headline, places, id. */
void text_put_group(struct text *, const struct report *, const struct text_group *,
                    uint32_t number, bool is_brief);
/* --group-by: the entries under headings, the fullest heading first. */
void text_by_heading(struct text *, const struct report *, const text_group_vec *);

/* Lines around a place with the access marked; nothing if the source is not there. */
void text_excerpt(struct text *, const struct place_ref *, uint32_t indent);

/* Counts at the end: findings by rule, by file, by variable; then what was not analysed. */
void text_summary(struct text *, const struct report *);
void text_notes(struct text *, const struct report *);
/* What the baseline had and is gone, a line each; and who hides what, for how long. */
void text_fixed(struct text *, const struct report *);
void text_suppressions(struct text *, const struct report *);
void text_stats(struct text *, const struct report *);

void text_sharing(struct text *, const struct report *); /* who shares what */

#endif
