#ifndef MODEL_NAME_H
#define MODEL_NAME_H
/*
 * Function names as people and demanglers write them, brought into one form so that they can be
 * compared, and patterns over them.
 *
 * Canonical form: no return type, no [abi:...] tags, no trailing "const", spaces only between two
 * words (and between '<' '<'), inline namespaces of the standard library (std::__cxx11, std::__1,
 * std::_V2) dropped.
 *
 * In a pattern '*' stands for any text with balanced brackets that does not leave the bracket it
 * starts in. Inside brackets a '*' that follows a type ("char const*") is a plain star.
 */
#include "base/common.h"

struct cname {
    char *text; /* canonical, caller frees through cname_release */
    size_t len;
    size_t name_len; /* text without the parameter list; == len if there is none */
};

#define CNAME_STAR '\1' /* wildcard in a canonical pattern */

struct cname cname_make(const char *pretty, bool is_pattern);
void cname_release(struct cname *);
/* Does the pattern have a wildcard, and how many bytes are fixed before the first one? */
bool cname_has_star(const struct cname *pattern, size_t *prefix);
/* Bytes of the pattern that are not wildcards: more is more specific. */
size_t cname_fixed(const struct cname *pattern);
/* A pattern without parameter list matches whatever the parameters are. */
bool cname_match(const struct cname *pattern, const struct cname *subject);

#endif
