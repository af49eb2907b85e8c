#ifndef REPORT_DECLARE_H
#define REPORT_DECLARE_H
/*
 * Declarations in the text of a C, C++ or Java source: which lines a function, a type or a variable
 * takes. Class files do not tell where a field stands, and compilers only the line of a name, but
 * a comment may stand at any line of what it speaks of.
 *
 * Tokens, brackets and a few words; nothing is parsed, so that any text gives some answer. What is
 * not understood is no declaration. O(text).
 */
#include "base/arena.h"
#include "base/vec.h"

enum declaration_kind { DECLARED_VARIABLE, DECLARED_FUNCTION, DECLARED_TYPE };
struct declaration {
    enum declaration_kind kind;
    uint32_t first, head; /* lines from its first word to the `{` or `;` */
    uint32_t last;        /* its last line, with the body */
    /* Java: the class it stands in (of a class: itself) as class files spell it, "a.b.Outer$Inner",
     * `?` for the number of an anonymous one; and the names of variables, with commas between. */
    const char *class, *names;
};
typedef VEC(struct declaration) declaration_vec;

void declarations_of(struct arena *, const char *text, size_t len, bool is_java,
                     declaration_vec *out);
/* For each line, 1 + the declaration that it belongs to, body aside; of several the one that begins
 * last. 0, or no entry: none. O(lines of the declarations). The caller releases it. */
void declarations_by_line(const declaration_vec *, u32_vec *by_line);

#endif
