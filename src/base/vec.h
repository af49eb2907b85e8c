#ifndef BASE_VEC_H
#define BASE_VEC_H
/*
 * Typed growable array on the heap.
 *
 *     VEC(uint32_t) v = {0};
 *     vec_push(&v, 7);
 *     for (size_t i = 0; i < v.n; i++) use(v.at[i]);
 *     vec_release(&v);
 *
 * {0} is a valid empty vector. Elements move when it grows: keep indices, not pointers.
 */
#include "base/common.h"

#define VEC(T)      \
    struct {        \
        T *at;      \
        size_t n;   \
        size_t cap; \
    }

void *vec_grow(void *at, size_t *cap, size_t need, size_t elem);

#define vec_reserve(v, need)                                                                     \
    ((need) > (v)->cap ? (void)((v)->at = vec_grow((v)->at, &(v)->cap, (need), sizeof *(v)->at)) \
                       : (void)0)
#define vec_push(v, value) (vec_reserve((v), (v)->n + 1), (v)->at[(v)->n++] = (value), (void)0)
#define vec_pop(v)         ((v)->at[--(v)->n])
#define vec_last(v)        ((v)->at[(v)->n - 1])
#define vec_clear(v)       ((void)((v)->n = 0))
#define vec_release(v)     (vec_free((v)->at), (v)->at = NULL, (v)->n = (v)->cap = 0)
/* Make room for `count` more, zeroed, and return the index of the first. */
#define vec_extend(v, count)                                                                    \
    (vec_reserve((v), (v)->n + (count)),                                                        \
     vec_zero((v)->at, (v)->n * sizeof *(v)->at, (count) * sizeof *(v)->at), (v)->n += (count), \
     (v)->n - (count))

void vec_zero(void *at, size_t offset, size_t size); /* at may be NULL if size is 0 */
void vec_free(void *at);

typedef VEC(uint32_t) u32_vec;
typedef VEC(const char *) str_vec; /* the strings belong to someone else, mostly an arena */

#endif
