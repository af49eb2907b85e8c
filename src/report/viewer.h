#ifndef REPORT_VIEWER_H
#define REPORT_VIEWER_H
/*
 * The built page of viewer/, made into C by tools/gen-viewer. Empty if there was no npm.
 */
#include <stddef.h>

extern const char viewer_page[];
extern const size_t viewer_page_size;

#endif
