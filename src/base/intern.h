#ifndef BASE_INTERN_H
#define BASE_INTERN_H
/*
 * String table: equal strings get equal ids, dense from 0; id 0 is always "". The strings live
 * until intern_release and do not move. A string ends at its first NUL.
 */
#include "base/arena.h"
#include "base/vec.h"

struct intern {
    struct arena arena;
    VEC(const char *) strings;
    uint32_t *slots;
    uint32_t cap;
};

void intern_init(struct intern *);
void intern_release(struct intern *);
uint32_t intern_add(struct intern *, const char *s, size_t len);
uint32_t intern_adds(struct intern *, const char *s);
bool intern_find(const struct intern *, const char *s, uint32_t *id);
const char *intern_str(const struct intern *, uint32_t id);

#endif
