#include "base/vec.h"
#include <stdlib.h>

enum { FIRST_CAPACITY = 4 };

void *vec_grow(void *at, size_t *cap, size_t need, size_t elem)
{
    size_t grown = MAX(*cap + *cap / 2, MAX(need, (size_t)FIRST_CAPACITY));
    if (grown > SIZE_MAX / 2 / elem)
        BUG("vector of %zu elements of %zu bytes", grown, elem);
    at = xrealloc(at, grown * elem);
    *cap = grown;
    return at;
}

void vec_zero(void *at, size_t offset, size_t size)
{
    if (size)
        memset((char *)at + offset, 0, size);
}

void vec_free(void *at)
{
    free(at);
}
