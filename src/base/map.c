#include "base/map.h"
#include "base/hash.h"
#include <stdlib.h>

enum { FIRST_CAPACITY = 16 };

void map_release(struct map *m)
{
    free(m->keys);
    free(m->values);
    *m = (struct map){0};
}

void map_clear(struct map *m)
{
    if (m->n)
        memset(m->keys, 0xff, m->cap * sizeof *m->keys);
    m->n = 0;
}

/* Index of key, or of the free slot where it belongs. */
static uint32_t find_slot(const uint64_t *keys, uint32_t cap, uint64_t key)
{
    uint32_t mask = cap - 1;
    uint32_t i = (uint32_t)hash_mix64(key) & mask;
    while (keys[i] != key && keys[i] != MAP_NO_KEY)
        i = (i + 1) & mask;
    return i;
}

static void grow(struct map *m)
{
    if (m->cap > UINT32_MAX / 4)
        BUG("map with more than %" PRIu32 " entries", m->n);
    uint32_t cap = m->cap ? m->cap * 2 : FIRST_CAPACITY;
    uint64_t *keys = xmalloc(cap * sizeof *keys);
    uint32_t *values = xmalloc(cap * sizeof *values);
    memset(keys, 0xff, cap * sizeof *keys);
    for (uint32_t i = 0; i < m->cap; i++) {
        if (m->keys[i] == MAP_NO_KEY)
            continue;
        uint32_t slot = find_slot(keys, cap, m->keys[i]);
        keys[slot] = m->keys[i];
        values[slot] = m->values[i];
    }
    free(m->keys);
    free(m->values);
    m->keys = keys;
    m->values = values;
    m->cap = cap;
}

uint32_t map_get(const struct map *m, uint64_t key, uint32_t absent)
{
    if (!m->n)
        return absent;
    uint32_t i = find_slot(m->keys, m->cap, key);
    return m->keys[i] == key && key != MAP_NO_KEY ? m->values[i] : absent;
}

void map_put(struct map *m, uint64_t key, uint32_t value)
{
    bool fresh;
    *map_slot(m, key, &fresh) = value;
}

uint32_t *map_slot(struct map *m, uint64_t key, bool *fresh)
{
    if (key == MAP_NO_KEY)
        BUG("MAP_NO_KEY used as a key");
    if (m->n >= m->cap / 4 * 3)
        grow(m);
    uint32_t i = find_slot(m->keys, m->cap, key);
    *fresh = m->keys[i] != key;
    if (*fresh) {
        m->keys[i] = key;
        m->values[i] = 0;
        m->n++;
    }
    return &m->values[i];
}
