#ifndef REPORT_DISPLAY_H
#define REPORT_DISPLAY_H
/*
 * Text from the analysed program made safe to show: names and source lines are hostile until they
 * went through here. What can steer a terminal or reorder a line (control characters, C1, bidi and
 * other invisible format characters, broken UTF-8) comes out as visible ASCII such as \x1b, \u202e.
 *
 * Invariants
 *  1. The output is valid UTF-8 without control characters; it has no newline and no tab.
 *  2. Widths are terminal columns: 0 for combining marks, 2 for East Asian wide, else 1.
 */
#include "base/strbuf.h"

#define DISPLAY_TAB 8

/* One character of s (len > 0): its code point, or DISPLAY_BAD for a byte that is no UTF-8. */
#define DISPLAY_BAD UINT32_MAX
uint32_t utf8_next(const char *s, size_t len, size_t *used);

/* Appends s made safe; returns the columns it takes. */
uint32_t display_add(struct strbuf *, const char *s, size_t len);
uint32_t display_adds(struct strbuf *, const char *s);

/* Columns of a string that is already safe. */
uint32_t display_width(const char *s, size_t len);
/* Longest prefix of a safe string that fits into `columns`, in bytes. */
size_t display_fit(const char *s, size_t len, uint32_t columns);

/* A name for a sentence: long ones (C++ templates) lose their middle, never half a character. */
void display_short_name(struct strbuf *, const char *name);

#endif
