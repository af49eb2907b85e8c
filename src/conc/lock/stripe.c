/*
 * Stripes: `lock[h % 8]` guards `bucket[h % 64]`. Both numbers are remainders of one number, and
 * the first one's divisor divides the second one's: equal buckets have equal locks. A size that is
 * kept in a variable is taken to be a multiple (A-STRIPED).
 */
#include "conc/conc_int.h"

/* What a number is the remainder of; its divisor, 0 if that is not constant. PTA_NONE: it is none.
 */
static uint32_t remainder_of(const struct conc *c, uint32_t number, int64_t *divisor)
{
    const uint32_t *t = tuples_at(&c->terms, number);
    uint32_t op = t[0] == TERM_OP ? t[1] >> 8 : IR_ADD;
    if (op != IR_UREM && op != IR_SREM && op != IR_AND)
        return PTA_NONE;
    const uint32_t *by = tuples_at(&c->terms, t[3]);
    *divisor = by[0] == TERM_INT ? (int64_t)((uint64_t)by[2] << 32 | by[1]) : 0;
    bool is_variable = by[0] != TERM_INT;
    if (!is_variable && op == IR_AND) { /* other masks than 2^n - 1 leave no remainder */
        int64_t mask = *divisor;
        *divisor = mask > 0 && mask < INT64_MAX && !(mask & (mask + 1)) ? mask + 1 : 0;
    }
    return *divisor > 0 || is_variable ? t[2] : PTA_NONE;
}

bool numbers_agree(const struct conc *c, uint32_t lock, uint32_t element)
{
    int64_t m, n;
    uint32_t of = remainder_of(c, lock, &m);
    return of != PTA_NONE && remainder_of(c, element, &n) == of && (!m || !n || n % m == 0);
}
