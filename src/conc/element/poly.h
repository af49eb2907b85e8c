#ifndef CONC_ELEMENT_POLY_H
#define CONC_ELEMENT_POLY_H
/*
 * Integer polynomials over numbered symbols: the form of addresses and indices in value.c and
 * index.c. Small and passed by value. What does not fit (too many terms, too high a degree, a
 * coefficient that overflows) is unknown, and so is all that is made from it.
 *
 * Invariants
 *  1. Terms are sorted by their symbols, no two have the same, no coefficient is 0.
 *  2. A term's symbols are in descending order, 0 (no symbol) fills up the rest.
 */
#include "base/common.h"

enum { POLY_TERMS = 8, POLY_DEGREE = 3 };

struct poly_term {
    int64_t coef;
    uint32_t sym[POLY_DEGREE];
};

struct poly {
    int64_t constant;
    uint32_t n;
    bool is_unknown;
    struct poly_term term[POLY_TERMS];
};

struct poly poly_int(int64_t);
struct poly poly_symbol(uint32_t sym); /* sym > 0 */
struct poly poly_unknown(void);
/* a + factor * b */
struct poly poly_add(const struct poly *a, const struct poly *b, int64_t factor);
struct poly poly_mul(const struct poly *a, const struct poly *b);
struct poly poly_replace(const struct poly *, uint32_t sym, const struct poly *by);
bool poly_equal(const struct poly *a, const struct poly *b); /* false if one is unknown */
bool poly_is_int(const struct poly *);
bool poly_is_symbol(const struct poly *, uint32_t *sym); /* exactly 1 * sym */
bool poly_has(const struct poly *, uint32_t sym);
bool poly_term_has(const struct poly_term *, uint32_t sym);
/* The term divided by the symbol, once; false if it does not have it. */
bool poly_term_without(const struct poly_term *, uint32_t sym, struct poly_term *out);
void poly_add_term(struct poly *, const struct poly_term *); /* without symbols: a number */

/* Greatest number that divides both, 0 if both are 0. */
int64_t gcd(int64_t a, int64_t b);
/* ... that divides all coefficients, and g. */
int64_t poly_step(const struct poly *, int64_t g);

#endif
