#ifndef BASE_HASH_H
#define BASE_HASH_H
/*
 * Content keys. A key is 128 bits built from content (never from addresses or ids), so that it
 * means the same in every run and on every machine; XXH3 inside.
 */
#include "base/common.h"

struct key128 {
    uint64_t hi, lo;
};

uint64_t hash64(const void *data, size_t len);
struct key128 hash128(const void *data, size_t len);
struct key128 key_str(const char *s);
/* Order-dependent combination: key of a thing made of parts. */
struct key128 key_mix(struct key128, struct key128);
struct key128 key_mix_u64(struct key128, uint64_t);
int key_cmp(struct key128, struct key128);
static inline bool key_eq(struct key128 a, struct key128 b)
{
    return a.hi == b.hi && a.lo == b.lo;
}
#define KEY_HEX_SIZE 33
void key_hex(struct key128, char out[KEY_HEX_SIZE]);

static inline uint64_t hash_mix64(uint64_t x)
{
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

#endif
