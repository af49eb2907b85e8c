#ifndef REPORT_PATH_H
#define REPORT_PATH_H
/*
 * Paths as reports show them: normalised by their text alone (the file need not exist), relative
 * to the source root where they lie below it, absolute elsewhere; and as URIs.
 */
#include "base/strbuf.h"

/*
 * Appends `path` without ".", ".." and double slashes. With a root, a relative path is taken from
 * the root, and what lies below the root comes out relative to it.
 */
void path_add_shown(struct strbuf *, const char *root, const char *path);
/* Appends bytes as a URI path: everything but unreserved characters and '/' percent-encoded. */
void path_add_uri(struct strbuf *, const char *path);

#endif
