#ifndef INPUT_WALK_H
#define INPUT_WALK_H
/*
 * The files below a folder. Hidden ones and what the system makes up (/proc, /sys, /dev) are left
 * out; a link that leads back to a folder around it is not entered.
 */
#include "base/common.h"

enum { WALK_MOST = 100000 }; /* entries: more than a program has classes; about a second */

/* path: as `dir` with the rest behind it; below: the rest alone. True: stop. */
typedef bool walk_visit(void *ctx, const char *path, const char *below);

enum walk_end {
    WALK_ALL,
    WALK_STOPPED, /* a visit said so */
    WALK_TOO_MANY /* WALK_MOST entries were seen, the rest was not */
};
/* Calls for every file, sorted by name folder by folder. */
enum walk_end walk_files(const char *dir, walk_visit *, void *ctx);

#endif
