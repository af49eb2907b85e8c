#include "base/intern.h"
#include "base/hash.h"
#include <stdlib.h>

enum { FIRST_CAPACITY = 64 };

void intern_init(struct intern *t)
{
    *t = (struct intern){0};
    arena_init(&t->arena, "strings");
    intern_add(t, "", 0);
}

void intern_release(struct intern *t)
{
    arena_release(&t->arena);
    vec_release(&t->strings);
    free(t->slots);
    *t = (struct intern){0};
}

/* Slots hold id + 1. Index of the string's slot, or of the free slot where it belongs. */
static uint32_t find_slot(const struct intern *t, const char *s, size_t len)
{
    uint32_t mask = t->cap - 1;
    uint32_t i = (uint32_t)hash64(s, len) & mask;
    while (t->slots[i]) {
        const char *there = t->strings.at[t->slots[i] - 1];
        if (strncmp(there, s, len) == 0 && there[len] == '\0')
            break;
        i = (i + 1) & mask;
    }
    return i;
}

static void grow(struct intern *t)
{
    if (t->cap > UINT32_MAX / 4)
        BUG("more than %zu strings", t->strings.n);
    free(t->slots);
    t->cap = t->cap ? t->cap * 2 : FIRST_CAPACITY;
    t->slots = xcalloc(t->cap, sizeof *t->slots);
    for (uint32_t id = 0; id < t->strings.n; id++) {
        const char *s = t->strings.at[id];
        t->slots[find_slot(t, s, strlen(s))] = id + 1;
    }
}

uint32_t intern_add(struct intern *t, const char *s, size_t len)
{
    len = strnlen(s, len);
    if (t->strings.n >= t->cap / 2)
        grow(t);
    uint32_t slot = find_slot(t, s, len);
    if (!t->slots[slot]) {
        char *copy = arena_alloc(&t->arena, len + 1);
        memcpy(copy, s, len);
        copy[len] = '\0';
        vec_push(&t->strings, copy);
        t->slots[slot] = (uint32_t)t->strings.n;
    }
    return t->slots[slot] - 1;
}

uint32_t intern_adds(struct intern *t, const char *s)
{
    return intern_add(t, s, strlen(s));
}

bool intern_find(const struct intern *t, const char *s, uint32_t *id)
{
    if (!t->cap)
        return false;
    uint32_t slot = find_slot(t, s, strlen(s));
    if (!t->slots[slot])
        return false;
    *id = t->slots[slot] - 1;
    return true;
}

const char *intern_str(const struct intern *t, uint32_t id)
{
    if (id >= t->strings.n)
        BUG("string id %" PRIu32 " of %zu", id, t->strings.n);
    return t->strings.at[id];
}
