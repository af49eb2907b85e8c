#ifndef BASE_MAP_H
#define BASE_MAP_H
/*
 * Hash map from a 64-bit key to a 32-bit value: the one map of the analyses. Two 32-bit ids make
 * a key (map_key2). Open addressing, linear probing, at most 3/4 full; any key but MAP_NO_KEY.
 * Expected use: lookups are some ten times as common as insertions, nothing is removed.
 * Never iterate a map where the order can be seen: the order depends on the capacity.
 *
 * {0} is a valid empty map.
 */
#include "base/common.h"

#define MAP_NO_KEY UINT64_MAX

struct map {
    uint64_t *keys;
    uint32_t *values;
    uint32_t n, cap;
};

void map_release(struct map *);
void map_clear(struct map *);

static inline uint64_t map_key2(uint32_t a, uint32_t b)
{
    return (uint64_t)a << 32 | b;
}

/* The value of key, or `absent`. */
uint32_t map_get(const struct map *, uint64_t key, uint32_t absent);
void map_put(struct map *, uint64_t key, uint32_t value);
/* Slot for key; *fresh says whether it is new (then its value is 0). Valid until something is
 * inserted. */
uint32_t *map_slot(struct map *, uint64_t key, bool *fresh);

#endif
