#ifndef REPORT_HTML_H
#define REPORT_HTML_H
/*
 * One self-contained page: the viewer (viewer/, built by npm and compiled in) with the JSON report
 * as data. The page needs no network and forbids itself any.
 *
 * Names from the analysed program reach the page as JSON text only, with '<', '>' and '&' escaped,
 * so that nothing in them can end the data; the viewer builds its nodes from text.
 */
#include "report/finding.h"

/* False on a build without npm: there is no viewer then. */
bool html_is_available(void);

/* `embed_source`: with the lines around every place that the findings name. */
void report_html(const struct report *, bool embed_source, struct strbuf *out);

#endif
