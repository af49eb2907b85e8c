/*
 * Tables of constants: `int ids[] = {0, 1, 2}`. Elements that grow by one step are a polynomial in
 * the index, so that a thread that gets ids[i] is known by i. Others are looked at one by one: if
 * no number is there twice, threads with different i have different numbers.
 */
#include "conc/element/value.h"
#include <stdlib.h>

enum { MAX_TABLE = 4096 };

bool sym_initial_value(const struct prog_sym *s, uint64_t at, uint32_t size, int64_t *out)
{
    *out = 0;
    for (uint32_t i = 0; i < s->sym->ninits; i++) {
        const struct ir_init *init = &s->unit->inits[s->sym->first_init + i];
        if (init->offset + init->size <= at || at + size <= init->offset)
            continue;
        return init->offset == at && init->size == size && ir_ref_int(s->unit, init->value, out);
    }
    return true;
}

/* The symbol and the rest of an address; false if it is not the address of a symbol. */
static bool split_address(const struct values *v, const struct poly *at, psym_id *sym,
                          struct poly *rest)
{
    *rest = *at;
    for (uint32_t i = 0; i < at->n; i++) {
        const uint32_t *s = value_symbol_at(v, at->term[i].sym[0]);
        if (at->term[i].coef != 1 || at->term[i].sym[1] || s[0] != VALUE_ADDRESS)
            continue;
        struct poly_term t = at->term[i];
        t.coef = -1;
        poly_add_term(rest, &t);
        *sym = (psym_id){s[1]};
        return true;
    }
    return false;
}

/* The address that the initial value has at the place: a record made from `{table, 0, 9}`. */
static bool initial_address(struct values *v, const struct prog_sym *s, uint64_t at, uint32_t size,
                            struct poly *out)
{
    for (uint32_t i = 0; i < s->sym->ninits; i++) {
        const struct ir_init *init = &s->unit->inits[s->sym->first_init + i];
        psym_id target;
        int64_t offset;
        if (init->offset != at || init->size != size)
            continue;
        if (!prog_ref_address(v->c->prog, s->unit_index, init->value, &target, &offset) ||
            v->c->prog->syms[target.i].is_tls)
            return false;
        *out = poly_symbol(value_symbol(v, VALUE_ADDRESS, target.i, 0, 0));
        out->constant = offset;
        return true;
    }
    return false;
}

bool table_value(struct values *v, const struct poly *at, uint32_t size, struct poly *out)
{
    psym_id id;
    struct poly rest;
    if (at->is_unknown || !split_address(v, at, &id, &rest))
        return false;
    const struct prog_sym *s = &v->c->prog->syms[id.i];
    bool is_single = rest.n == 1 && !rest.term[0].sym[1] && rest.term[0].coef >= size;
    int64_t first, next, stride = is_single ? rest.term[0].coef : 0;
    if (!s->is_defined || s->is_function || s->sym->flags & SYMF_INIT_PARTIAL || !size ||
        (rest.n && !is_single) || rest.constant < 0 || s->size > MAX_TABLE ||
        (uint64_t)rest.constant + size > s->size)
        return false;
    if (!stride && initial_address(v, s, (uint64_t)rest.constant, size, out))
        return true;
    if (!sym_initial_value(s, (uint64_t)rest.constant, size, &first))
        return false;
    *out = poly_int(first);
    if (!stride)
        return true;
    int64_t step = 0;
    for (int64_t k = 1; (uint64_t)(rest.constant + k * stride) + size <= s->size; k++) {
        if (!sym_initial_value(s, (uint64_t)(rest.constant + k * stride), size, &next))
            return false;
        step = k == 1 ? next - first : step;
        if (next != first + k * step)
            return false;
    }
    struct poly index = poly_symbol(rest.term[0].sym[0]);
    *out = poly_add(out, &index, step);
    return true;
}

uint32_t table_entries(const struct values *v, uint32_t sym, int64_t out[MAX_ENTRIES],
                       uint32_t *index)
{
    const uint32_t *s = value_symbol_at(v, sym);
    psym_id id;
    struct poly rest, at;
    if (s[0] != VALUE_CONTENT || !s[2])
        return 0;
    at = value_poly(v, s[1]);
    if (at.is_unknown || !split_address(v, &at, &id, &rest))
        return 0;
    const struct prog_sym *table = &v->c->prog->syms[id.i];
    if (!table->is_defined || table->is_function || table->sym->flags & SYMF_INIT_PARTIAL ||
        rest.n != 1 || rest.term[0].sym[1] || rest.constant < 0)
        return 0;
    int64_t width = rest.term[0].coef;
    uint32_t n = 0;
    *index = rest.term[0].sym[0];
    if ((width != 1 && width != 2 && width != 4 && width != 8) || rest.constant % width)
        return 0;
    for (int64_t k = rest.constant; (uint64_t)(k + width) <= table->size; k += width)
        if (n == MAX_ENTRIES || !sym_initial_value(table, (uint64_t)k, (uint32_t)width, &out[n++]))
            return 0;
    return n;
}

static int by_value(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}

bool table_is_injective(struct values *v, uint32_t sym, uint32_t *index)
{
    int64_t entry[MAX_ENTRIES];
    bool is_new;
    uint32_t *known = map_slot(&v->injective, sym, &is_new);
    *index = *known; /* the symbol for the index, 0 if a number is there twice */
    if (!is_new)
        return *index != 0;
    uint32_t n = table_entries(v, sym, entry, index);
    if (n)
        qsort(entry, n, sizeof *entry, by_value);
    bool all_differ = n > 0;
    for (uint32_t i = 1; i < n; i++)
        all_differ &= entry[i] != entry[i - 1];
    *known = all_differ ? *index : 0;
    return all_differ;
}
