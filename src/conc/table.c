/*
 * Tables of constants: `int ids[] = {0, 1, 2}`. Elements that grow by one step are a polynomial in
 * the index, so that a thread that gets ids[i] is known by i.
 */
#include "conc/value.h"

enum { MAX_TABLE = 4096 };

static bool initial_value(const struct prog_sym *s, uint64_t at, uint32_t size, int64_t *out)
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

bool table_value(const struct values *v, const struct poly *at, uint32_t size, struct poly *out)
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
        (uint64_t)rest.constant + size > s->size ||
        !initial_value(s, (uint64_t)rest.constant, size, &first))
        return false;
    *out = poly_int(first);
    if (!stride)
        return true;
    int64_t step = 0;
    for (int64_t k = 1; (uint64_t)(rest.constant + k * stride) + size <= s->size; k++) {
        if (!initial_value(s, (uint64_t)(rest.constant + k * stride), size, &next))
            return false;
        step = k == 1 ? next - first : step;
        if (next != first + k * step)
            return false;
    }
    struct poly index = poly_symbol(rest.term[0].sym[0]);
    *out = poly_add(out, &index, step);
    return true;
}
