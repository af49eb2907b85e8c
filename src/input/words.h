#ifndef INPUT_WORDS_H
#define INPUT_WORDS_H
/*
 * Lists of words, as command lines are made of: splitting the way a POSIX shell (or a GNU response
 * file) would, quoting back for people, expanding @file. Nothing is executed, no variable expanded.
 *
 * Ownership: words live in the arena given; the vector itself belongs to its holder.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"

/* Splits at blanks; '...', "...", backslash and backslash-newline as in the shell. An open quote
 * ends with the text: compile databases are written by programs, not typed. */
void words_split(const char *text, size_t len, str_vec *out, struct arena *);
/* Replaces @file (relative to dir) by the words in it, to a depth of 8; a word whose file cannot be
 * read stays, as compilers treat it. */
void words_expand(const char *const *argv, size_t n, const char *dir, str_vec *out, struct arena *);
/* Appends the words as one shell command. */
void words_quote(const char *const *argv, size_t n, struct strbuf *out);

bool str_starts(const char *s, const char *prefix);
bool str_ends(const char *s, const char *suffix);
/* Part after the last '/'; points into path. */
const char *path_base(const char *path);
/* Ending of the base name with its dot, "" if there is none. */
const char *path_ext(const char *path);
/* `path` made absolute against `dir`, with "." and ".." and double slashes taken out by text. */
char *path_absolute(const char *dir, const char *path, struct arena *) MUST_USE;
/* `path` as seen from `root` if it lies below it, else path itself. Points into path. */
const char *path_below(const char *root, const char *path);
/* Whether `path` is `suffix` or ends with "/suffix". */
bool path_has_suffix(const char *path, const char *suffix);
/* Edit distance, neighbours swapped counting as one edit; for "did you mean". */
unsigned words_distance(const char *a, const char *b);

#endif
