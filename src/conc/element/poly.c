/* Integer polynomials over numbered symbols. */
#include "conc/element/poly.h"

struct poly poly_int(int64_t value)
{
    return (struct poly){.constant = value};
}

struct poly poly_symbol(uint32_t sym)
{
    return (struct poly){.n = 1, .term[0] = {.coef = 1, .sym = {sym}}};
}

struct poly poly_unknown(void)
{
    return (struct poly){.is_unknown = true};
}

static int by_symbols(const struct poly_term *a, const struct poly_term *b)
{
    return memcmp(a->sym, b->sym, sizeof a->sym);
}

void poly_add_term(struct poly *p, const struct poly_term *t)
{
    uint32_t at = 0;
    if (p->is_unknown || !t->coef)
        return;
    if (!t->sym[0]) {
        p->is_unknown |= __builtin_add_overflow(p->constant, t->coef, &p->constant);
        return;
    }
    while (at < p->n && by_symbols(&p->term[at], t) < 0)
        at++;
    if (at < p->n && by_symbols(&p->term[at], t) == 0) {
        p->is_unknown |= __builtin_add_overflow(p->term[at].coef, t->coef, &p->term[at].coef);
        if (!p->term[at].coef) {
            memmove(p->term + at, p->term + at + 1, (p->n - at - 1) * sizeof *t);
            p->n--;
        }
    } else if (p->n == POLY_TERMS) {
        p->is_unknown = true;
    } else {
        memmove(p->term + at + 1, p->term + at, (p->n - at) * sizeof *t);
        p->term[at] = *t;
        p->n++;
    }
}

struct poly poly_add(const struct poly *a, const struct poly *b, int64_t factor)
{
    struct poly sum = *a;
    int64_t c;
    sum.is_unknown |= b->is_unknown || __builtin_mul_overflow(b->constant, factor, &c) ||
                      __builtin_add_overflow(sum.constant, c, &sum.constant);
    for (uint32_t i = 0; i < b->n; i++) {
        struct poly_term t = b->term[i];
        sum.is_unknown |= __builtin_mul_overflow(t.coef, factor, &t.coef);
        poly_add_term(&sum, &t);
    }
    return sum;
}

/* Product of two terms; false if its degree is too high. */
static bool term_mul(const struct poly_term *a, const struct poly_term *b, struct poly_term *out)
{
    *out = *a;
    if (__builtin_mul_overflow(a->coef, b->coef, &out->coef))
        return false;
    for (int i = 0; i < POLY_DEGREE && b->sym[i]; i++) {
        if (out->sym[POLY_DEGREE - 1])
            return false;
        int at = POLY_DEGREE - 1;
        for (; at > 0 && out->sym[at - 1] < b->sym[i]; at--)
            out->sym[at] = out->sym[at - 1];
        out->sym[at] = b->sym[i];
    }
    return true;
}

static struct poly mul_by_term(const struct poly *a, const struct poly_term *t)
{
    struct poly out = {.is_unknown = a->is_unknown};
    struct poly_term one = {.coef = a->constant}, product;
    if (a->constant) {
        out.is_unknown |= !term_mul(&one, t, &product);
        poly_add_term(&out, &product);
    }
    for (uint32_t i = 0; i < a->n && !out.is_unknown; i++) {
        out.is_unknown |= !term_mul(&a->term[i], t, &product);
        poly_add_term(&out, &product);
    }
    return out;
}

struct poly poly_mul(const struct poly *a, const struct poly *b)
{
    struct poly zero = {0};
    struct poly out = poly_add(&zero, a, b->constant);
    out.is_unknown |= b->is_unknown;
    for (uint32_t i = 0; i < b->n; i++) {
        struct poly part = mul_by_term(a, &b->term[i]);
        out = poly_add(&out, &part, 1);
    }
    return out;
}

bool poly_term_has(const struct poly_term *t, uint32_t sym)
{
    for (int i = 0; i < POLY_DEGREE; i++)
        if (t->sym[i] == sym)
            return true;
    return false;
}

bool poly_has(const struct poly *p, uint32_t sym)
{
    for (uint32_t i = 0; i < p->n; i++)
        if (poly_term_has(&p->term[i], sym))
            return true;
    return false;
}

struct poly poly_replace(const struct poly *p, uint32_t sym, const struct poly *by)
{
    struct poly out = poly_int(p->constant);
    out.is_unknown = p->is_unknown;
    for (uint32_t i = 0; i < p->n; i++) {
        struct poly product = poly_int(p->term[i].coef);
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            struct poly factor = poly_symbol(p->term[i].sym[k]);
            product = poly_mul(&product, p->term[i].sym[k] == sym ? by : &factor);
        }
        out = poly_add(&out, &product, 1);
    }
    return out;
}

bool poly_term_without(const struct poly_term *t, uint32_t sym, struct poly_term *out)
{
    int k = 0;
    while (k < POLY_DEGREE && t->sym[k] != sym)
        k++;
    if (k == POLY_DEGREE)
        return false;
    *out = *t;
    for (; k < POLY_DEGREE; k++)
        out->sym[k] = k + 1 < POLY_DEGREE ? t->sym[k + 1] : 0;
    return true;
}

bool poly_equal(const struct poly *a, const struct poly *b)
{
    if (a->is_unknown || b->is_unknown || a->constant != b->constant || a->n != b->n)
        return false;
    for (uint32_t i = 0; i < a->n; i++)
        if (a->term[i].coef != b->term[i].coef || by_symbols(&a->term[i], &b->term[i]) != 0)
            return false;
    return true;
}

bool poly_is_int(const struct poly *p)
{
    return !p->is_unknown && p->n == 0;
}

bool poly_is_symbol(const struct poly *p, uint32_t *sym)
{
    if (p->is_unknown || p->constant || p->n != 1 || p->term[0].coef != 1 || p->term[0].sym[1])
        return false;
    *sym = p->term[0].sym[0];
    return true;
}

int64_t gcd(int64_t a, int64_t b)
{
    while (b) {
        int64_t t = b == -1 ? 0 : a % b; /* of the smallest number that would not fit */
        a = b;
        b = t;
    }
    if (a == INT64_MIN)
        return 1; /* its opposite does not fit: a smaller number that divides both */
    return a < 0 ? -a : a;
}

int64_t poly_step(const struct poly *p, int64_t g)
{
    for (uint32_t i = 0; i < p->n; i++)
        g = gcd(g, p->term[i].coef);
    return g;
}
