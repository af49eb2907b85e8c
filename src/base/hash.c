#include "base/hash.h"
#include <stdio.h>
#include <xxhash.h>

uint64_t hash64(const void *data, size_t len)
{
    return XXH3_64bits(data, len);
}

struct key128 hash128(const void *data, size_t len)
{
    XXH128_hash_t h = XXH3_128bits(data, len);
    return (struct key128){.hi = h.high64, .lo = h.low64};
}

struct key128 key_str(const char *s)
{
    return hash128(s, strlen(s));
}

/* Words go in little-endian order, so that keys agree between machines. */
static void put_u64(uint8_t *out, uint64_t x)
{
    for (int i = 0; i < 8; i++)
        out[i] = (uint8_t)(x >> 8 * i);
}

struct key128 key_mix(struct key128 a, struct key128 b)
{
    uint8_t bytes[32];
    put_u64(bytes, a.hi);
    put_u64(bytes + 8, a.lo);
    put_u64(bytes + 16, b.hi);
    put_u64(bytes + 24, b.lo);
    return hash128(bytes, sizeof bytes);
}

struct key128 key_mix_u64(struct key128 a, uint64_t x)
{
    uint8_t bytes[24];
    put_u64(bytes, a.hi);
    put_u64(bytes + 8, a.lo);
    put_u64(bytes + 16, x);
    return hash128(bytes, sizeof bytes);
}

int key_cmp(struct key128 a, struct key128 b)
{
    if (a.hi != b.hi)
        return a.hi < b.hi ? -1 : 1;
    if (a.lo != b.lo)
        return a.lo < b.lo ? -1 : 1;
    return 0;
}

void key_hex(struct key128 k, char out[KEY_HEX_SIZE])
{
    snprintf(out, KEY_HEX_SIZE, "%016" PRIx64 "%016" PRIx64, k.hi, k.lo);
}
