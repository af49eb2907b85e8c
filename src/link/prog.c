/*
 * The link step. Names of non-internal symbols are interned; each name has at most one chosen
 * definition, by rank and then by order of the units:
 *
 *   strong > common (largest) > weak, linkonce > discarded with its comdat > available > declared
 *
 * Facts it relies on and keeps
 *  1. The first unit that defines anything in a comdat owns the comdat; definitions of the same
 *     comdat in other units are discarded and only serve if nothing better exists.
 *  2. A name resolves to a place (unit, symbol): its chosen definition, or its first declaration.
 *  3. An alias binds inside its own unit: it stands for the definition there even where another
 *     unit's definition of that name was chosen; such a definition then gets a program symbol of
 *     its own. Aliases themselves never are program symbols.
 *  4. Program symbols are numbered by the first unit symbol that resolves to them, functions by
 *     unit and then by their order in it.
 */
#include "link/prog.h"
#include "base/intern.h"
#include "base/map.h"
#include "link/classes.h"
#include <stdlib.h>

/* A chain of more aliases than this is taken for a circle. */
enum { MAX_ALIAS_HOPS = 64 };

enum rank {
    RANK_NONE,
    RANK_DECLARED,
    RANK_AVAILABLE,
    RANK_DISCARDED,
    RANK_WEAK,
    RANK_COMMON,
    RANK_STRONG,
};

/* What is known about one linkage name. */
struct global {
    uint32_t unit, sym; /* the place it resolves to */
    uint64_t size;      /* largest of all */
    enum rank rank;
    bool is_needed; /* some unit declares it other than extern_weak */
};

struct place {
    uint32_t unit, sym;
    int64_t offset;
};

/* For prog_find: names of non-internal symbols and what they resolve to. */
struct prog_index {
    struct intern names;
    uint32_t *psym; /* by interned name; IR_NONE for names that only comdats or nothing use */
};

struct linker {
    struct prog *p;
    struct prog_index *index;
    uint32_t **global_of; /* [unit][symbol] -> interned name, 0 for internal symbols */
    uint32_t **psym_at;   /* [unit][symbol] -> program symbol + 1 of a definition placed there */
    VEC(struct global) globals; /* by interned name */
    struct intern comdats;
    u32_vec comdat_owner; /* by interned comdat: unit + 1 */
    VEC(struct prog_sym) syms;
    VEC(const char *) duplicates;
    struct map ordinals;    /* hash of (source, name) -> internal symbols called so, so far */
    uint8_t *is_referenced; /* by program symbol */
};

static const struct ir_sym *sym_at(const struct linker *l, uint32_t unit, uint32_t sym)
{
    return &l->p->units[unit]->syms[sym];
}

/* ---- choosing definitions ---- */

static bool is_definition(const struct ir_sym *s)
{
    return s->flags & SYMF_DEFINED && s->linkage != LINK_EXTERN_WEAK;
}

static void own_comdat(struct linker *l, uint32_t unit, const struct ir_sym *s)
{
    if (!s->comdat || !is_definition(s) || s->linkage == LINK_AVAILABLE)
        return;
    uint32_t id = intern_adds(&l->comdats, ir_str(l->p->units[unit], s->comdat));
    while (l->comdat_owner.n <= id)
        vec_push(&l->comdat_owner, 0);
    if (!l->comdat_owner.at[id])
        l->comdat_owner.at[id] = unit + 1;
}

static bool is_discarded(const struct linker *l, uint32_t unit, const struct ir_sym *s)
{
    uint32_t id;
    return s->comdat && intern_find(&l->comdats, ir_str(l->p->units[unit], s->comdat), &id) &&
           id < l->comdat_owner.n && l->comdat_owner.at[id] != unit + 1;
}

static enum rank rank_of(const struct linker *l, uint32_t unit, const struct ir_sym *s)
{
    if (!is_definition(s))
        return RANK_DECLARED;
    if (s->linkage == LINK_AVAILABLE)
        return RANK_AVAILABLE;
    if (is_discarded(l, unit, s))
        return RANK_DISCARDED;
    if (s->linkage == LINK_WEAK || s->linkage == LINK_LINKONCE)
        return RANK_WEAK;
    return s->linkage == LINK_COMMON ? RANK_COMMON : RANK_STRONG;
}

static void report_duplicate(struct linker *l, const struct global *g, uint32_t unit,
                             const char *name)
{
    const struct ir_unit *first = l->p->units[g->unit], *second = l->p->units[unit];
    vec_push(&l->duplicates,
             (const char *)arena_printf(
                 &l->p->arena, "symbol '%s' is defined in '%s' and '%s'; the first is used", name,
                 ir_str(first, first->source), ir_str(second, second->source)));
}

static void offer(struct linker *l, struct global *g, uint32_t unit, uint32_t sym)
{
    const struct ir_sym *s = sym_at(l, unit, sym);
    enum rank rank = rank_of(l, unit, s);
    bool is_larger_common =
        rank == RANK_COMMON && rank == g->rank && s->size > sym_at(l, g->unit, g->sym)->size;
    if (rank == RANK_STRONG && g->rank == RANK_STRONG)
        report_duplicate(l, g, unit, ir_str(l->p->units[unit], s->name));
    if (rank > g->rank || is_larger_common) {
        g->rank = rank;
        g->unit = unit;
        g->sym = sym;
    }
    g->size = MAX(g->size, s->size);
    g->is_needed |= rank == RANK_DECLARED && s->linkage != LINK_EXTERN_WEAK;
}

static void collect_unit(struct linker *l, uint32_t unit)
{
    const struct ir_unit *u = l->p->units[unit];
    for (uint32_t i = 0; i < u->nsyms; i++) {
        if (u->syms[i].linkage == LINK_INTERNAL)
            continue;
        uint32_t id = intern_adds(&l->index->names, ir_str(u, u->syms[i].name));
        if (id >= l->globals.n)
            (void)vec_extend(&l->globals, id + 1 - l->globals.n);
        l->global_of[unit][i] = id;
        offer(l, &l->globals.at[id], unit, i);
    }
}

static void choose_definitions(struct linker *l)
{
    struct prog *p = l->p;
    for (uint32_t unit = 0; unit < p->nunits; unit++)
        for (uint32_t i = 0; i < p->units[unit]->nsyms; i++)
            own_comdat(l, unit, &p->units[unit]->syms[i]);
    for (uint32_t unit = 0; unit < p->nunits; unit++)
        collect_unit(l, unit);
}

/* ---- following names and aliases ---- */

/* Where a reference from inside a unit leads; aliases bind to definitions of their own unit. */
static struct place bind(const struct linker *l, struct place at, bool from_alias)
{
    uint32_t global = l->global_of[at.unit][at.sym];
    if (!global)
        return at;
    if (from_alias && rank_of(l, at.unit, sym_at(l, at.unit, at.sym)) >= RANK_WEAK)
        return at;
    const struct global *g = &l->globals.at[global];
    return (struct place){g->unit, g->sym, at.offset};
}

static struct place alias_target(const struct ir_unit *u, struct place at)
{
    ir_ref target = u->syms[at.sym].target;
    uint32_t i = ref_index(target);
    if (ref_kind(target) == REF_SYM)
        return (struct place){at.unit, i, at.offset};
    uint64_t offset = (uint64_t)at.offset + (uint64_t)u->addrs[i].offset;
    return (struct place){at.unit, u->addrs[i].sym, (int64_t)offset};
}

static struct place resolve(const struct linker *l, uint32_t unit, uint32_t sym)
{
    struct place at = bind(l, (struct place){unit, sym, 0}, false);
    for (int hop = 0; hop < MAX_ALIAS_HOPS; hop++) {
        if (sym_at(l, at.unit, at.sym)->kind != SYM_ALIAS)
            break;
        at = bind(l, alias_target(l->p->units[at.unit], at), true);
    }
    return at;
}

/* ---- program symbols ---- */

static struct key128 internal_key(struct linker *l, const struct ir_unit *u, const struct ir_sym *s)
{
    struct key128 key = key_mix(key_str(ir_str(u, u->source)), key_str(ir_str(u, s->name)));
    bool fresh;
    uint32_t *ordinal = map_slot(&l->ordinals, (key.hi ^ key.lo) >> 1, &fresh);
    return key_mix_u64(key, (*ordinal)++);
}

static uint32_t add_psym(struct linker *l, uint32_t unit, uint32_t sym)
{
    const struct ir_unit *u = l->p->units[unit];
    const struct ir_sym *s = &u->syms[sym];
    uint32_t id = l->global_of[unit][sym];
    const struct global *g = id ? &l->globals.at[id] : NULL;
    bool is_chosen = g && g->unit == unit && g->sym == sym;
    bool is_alias = s->kind == SYM_ALIAS; /* only one of a circle gets here */
    struct prog_sym ps = {
        .name = ir_str(u, s->name),
        .pretty = ir_str(u, s->pretty ? s->pretty : s->name),
        .unit = u,
        .sym = s,
        .size = is_chosen ? g->size : s->size,
        .unit_index = unit,
        .func = {IR_NONE},
        .is_defined = is_definition(s) && !is_alias,
        .is_function = s->kind == SYM_FUNC || s->kind == SYM_IFUNC,
        .is_tls = s->flags & SYMF_TLS,
        .is_constant = s->flags & SYMF_CONSTANT,
        .is_internal = !is_chosen,
        .is_ifunc = s->kind == SYM_IFUNC,
    };
    ps.key = is_chosen ? key_str(ps.name) : internal_key(l, u, s);
    vec_push(&l->syms, ps);
    return (uint32_t)l->syms.n - 1;
}

static void set_offset(struct prog *p, uint32_t unit, uint32_t sym, int64_t offset)
{
    if (!offset)
        return;
    if (!p->sym_offset[unit])
        p->sym_offset[unit] = ARENA_ARRAY(&p->arena, int64_t, p->units[unit]->nsyms);
    p->sym_offset[unit][sym] = offset;
}

/* A text of a class that one unit wants to be told from others is so in all. */
static bool is_variable_text(const struct ir_sym *s)
{
    return s->object_class && s->flags & SYMF_ARTIFICIAL && s->flags & SYMF_DEFINED &&
           !(s->flags & SYMF_CONSTANT);
}

static void number_syms(struct linker *l)
{
    struct prog *p = l->p;
    for (uint32_t unit = 0; unit < p->nunits; unit++) {
        uint32_t nsyms = p->units[unit]->nsyms;
        p->sym_of[unit] = ARENA_ARRAY(&p->arena, psym_id, nsyms);
        for (uint32_t i = 0; i < nsyms; i++) {
            struct place at = resolve(l, unit, i);
            uint32_t *slot = &l->psym_at[at.unit][at.sym];
            if (!*slot)
                *slot = add_psym(l, at.unit, at.sym) + 1;
            p->sym_of[unit][i] = (psym_id){*slot - 1};
            if (is_variable_text(&p->units[unit]->syms[i]))
                l->syms.at[*slot - 1].is_constant = false;
            set_offset(p, unit, i, at.offset);
        }
    }
    p->nsyms = (uint32_t)l->syms.n;
    p->syms = ARENA_ARRAY(&p->arena, struct prog_sym, l->syms.n);
    if (l->syms.n)
        memcpy(p->syms, l->syms.at, l->syms.n * sizeof *p->syms);
}

/* ---- functions ---- */

static void add_func(struct linker *l, uint32_t unit, const struct ir_func *f)
{
    struct prog *p = l->p;
    const struct ir_unit *u = p->units[unit];
    uint32_t psym = l->psym_at[unit][f->sym];
    if (!psym || !p->syms[psym - 1].is_defined) /* another definition was chosen */
        return;
    p->syms[psym - 1].func.i = p->nfuncs;
    p->funcs[p->nfuncs++] = (struct prog_func){
        .unit = u,
        .func = f,
        .stmts = ir_func_stmts(u, f),
        .unit_index = unit,
        .sym = {psym - 1},
        .reg_base = p->nregs,
        .stmt_base = p->nstmts,
    };
    p->nregs += f->nregs;
    p->nstmts += f->nstmts;
}

/* Sums that must fit 32 bits; units too many to count are a matter of the input, not a bug. */
static bool check_totals(const struct prog *p, uint64_t *nfuncs, struct diag *d)
{
    uint64_t syms = 0, stmts = 0, regs = 0;
    *nfuncs = 0;
    for (uint32_t unit = 0; unit < p->nunits; unit++) {
        const struct ir_unit *u = p->units[unit];
        syms += u->nsyms;
        stmts += u->nstmts;
        *nfuncs += u->nfuncs;
        for (uint32_t i = 0; i < u->nfuncs; i++)
            regs += u->funcs[i].nregs;
    }
    if (MAX(MAX(syms, stmts), MAX(regs, *nfuncs)) >= IR_NONE)
        return diag_set(d, "program is too large: %" PRIu64 " statements, %" PRIu64 " registers",
                        stmts, regs);
    return true;
}

static void number_funcs(struct linker *l, uint64_t limit)
{
    struct prog *p = l->p;
    p->funcs = ARENA_ARRAY(&p->arena, struct prog_func, limit);
    for (uint32_t unit = 0; unit < p->nunits; unit++)
        for (uint32_t i = 0; i < p->units[unit]->nfuncs; i++)
            add_func(l, unit, &p->units[unit]->funcs[i]);
    for (uint32_t i = 0; i < p->nsyms; i++) { /* an ifunc's function is its resolver */
        struct prog_sym *s = &p->syms[i];
        if (!s->is_ifunc)
            continue;
        struct place at = {s->unit_index, (uint32_t)(s->sym - s->unit->syms), 0};
        at = alias_target(s->unit, at);
        s->func = p->syms[p->sym_of[at.unit][at.sym].i].func;
    }
}

/* ---- constructors ---- */

struct ctor_entry {
    uint32_t priority, order;
    func_id func;
};

static int compare_ctors(const void *x, const void *y)
{
    const struct ctor_entry *a = x, *b = y;
    if (a->priority != b->priority)
        return a->priority < b->priority ? -1 : 1;
    return (a->order > b->order) - (a->order < b->order);
}

static void sort_ctors(struct prog *p)
{
    VEC(struct ctor_entry) all = {0};
    uint8_t *is_seen = xcalloc((size_t)p->nfuncs + 1, 1);
    for (uint32_t unit = 0; unit < p->nunits; unit++) {
        const struct ir_unit *u = p->units[unit];
        for (uint32_t i = 0; i < u->nctors; i++) {
            func_id f = p->syms[p->sym_of[unit][u->ctors[i].sym].i].func;
            /* a constructor that came with a discarded comdat runs once */
            if (u->ctors[i].is_dtor || f.i == IR_NONE || is_seen[f.i])
                continue;
            is_seen[f.i] = 1;
            vec_push(&all, ((struct ctor_entry){u->ctors[i].priority, (uint32_t)all.n, f}));
        }
    }
    if (all.n)
        qsort(all.at, all.n, sizeof *all.at, compare_ctors);
    p->nctors = (uint32_t)all.n;
    p->ctors = ARENA_ARRAY(&p->arena, func_id, all.n);
    for (size_t i = 0; i < all.n; i++)
        p->ctors[i] = all.at[i].func;
    vec_release(&all);
    free(is_seen);
}

/* Static initialisers of classes, behind the constructors. */
static void add_class_inits(struct prog *p)
{
    uint32_t n = classes_count(p->classes), had = p->nctors;
    func_id *all = ARENA_ARRAY(&p->arena, func_id, (size_t)had + n + 1);
    memcpy(all, p->ctors, had * sizeof *all);
    for (uint32_t i = 0; i < n; i++) {
        psym_id sym = class_initialiser(p->classes, (class_id){i});
        if (sym.i != IR_NONE && p->syms[sym.i].func.i != IR_NONE)
            all[p->nctors++] = p->syms[sym.i].func;
    }
    p->nclass_inits = p->nctors - had;
    p->ctors = all;
}

/* ---- undefined symbols ---- */

static void reference(struct linker *l, uint32_t unit, ir_ref r)
{
    const struct ir_unit *u = l->p->units[unit];
    uint32_t sym;
    if (ref_kind(r) == REF_SYM)
        sym = ref_index(r);
    else if (ref_kind(r) == REF_ADDR)
        sym = u->addrs[ref_index(r)].sym;
    else
        return;
    l->is_referenced[l->p->sym_of[unit][sym].i] = 1;
}

static void find_references(struct linker *l)
{
    const struct prog *p = l->p;
    for (uint32_t i = 0; i < p->nfuncs; i++) {
        const struct prog_func *f = &p->funcs[i];
        for (uint32_t k = 0; k < f->func->nargs; k++)
            reference(l, f->unit_index, f->unit->args[f->func->first_arg + k]);
    }
    for (uint32_t i = 0; i < p->nsyms; i++) {
        const struct prog_sym *s = &p->syms[i];
        reference(l, s->unit_index, s->sym->target);
        for (uint32_t k = 0; k < s->sym->ninits; k++)
            reference(l, s->unit_index, s->unit->inits[s->sym->first_init + k].value);
    }
}

struct undefined_entry {
    const char *name;
    psym_id sym;
};

static int compare_undefined(const void *x, const void *y)
{
    const struct undefined_entry *a = x, *b = y;
    int order = strcmp(a->name, b->name);
    return order ? order : (a->sym.i > b->sym.i) - (a->sym.i < b->sym.i);
}

static bool is_undefined(const struct linker *l, uint32_t psym)
{
    const struct prog_sym *s = &l->p->syms[psym];
    uint32_t global = l->global_of[s->unit_index][s->sym - s->unit->syms];
    if (s->sym->kind == SYM_CLASS || s->sym->kind == SYM_FIELD)
        return false;
    return !s->is_defined && l->is_referenced[psym] &&
           (!global || l->globals.at[global].is_needed || s->sym->kind == SYM_ALIAS);
}

static void list_undefined(struct linker *l)
{
    struct prog *p = l->p;
    VEC(struct undefined_entry) all = {0};
    l->is_referenced = xcalloc((size_t)p->nsyms + 1, 1);
    find_references(l);
    for (uint32_t i = 0; i < p->nsyms; i++)
        if (is_undefined(l, i))
            vec_push(&all, ((struct undefined_entry){p->syms[i].name, {i}}));
    if (all.n)
        qsort(all.at, all.n, sizeof *all.at, compare_undefined);
    p->nundefined = (uint32_t)all.n;
    p->undefined = ARENA_ARRAY(&p->arena, psym_id, all.n);
    for (size_t i = 0; i < all.n; i++)
        p->undefined[i] = all.at[i].sym;
    vec_release(&all);
}

/* ---- life cycle ---- */

static uint32_t **alloc_per_unit(const struct prog *p)
{
    uint32_t **table = xcalloc((size_t)p->nunits + 1, sizeof *table);
    for (uint32_t unit = 0; unit < p->nunits; unit++)
        table[unit] = xcalloc((size_t)p->units[unit]->nsyms + 1, sizeof **table);
    return table;
}

static void free_per_unit(const struct prog *p, uint32_t **table)
{
    for (uint32_t unit = 0; unit < p->nunits; unit++)
        free(table[unit]);
    free(table);
}

static void index_names(struct linker *l)
{
    struct prog *p = l->p;
    l->index->psym = xmalloc(l->globals.n * sizeof(uint32_t) + 1);
    for (size_t i = 0; i < l->globals.n; i++) {
        const struct global *g = &l->globals.at[i];
        l->index->psym[i] = g->rank ? p->sym_of[g->unit][g->sym].i : IR_NONE;
    }
}

static void keep_duplicates(struct linker *l)
{
    struct prog *p = l->p;
    p->nduplicates = (uint32_t)l->duplicates.n;
    p->duplicates = ARENA_ARRAY(&p->arena, const char *, l->duplicates.n);
    for (size_t i = 0; i < l->duplicates.n; i++)
        p->duplicates[i] = l->duplicates.at[i];
}

static void linker_init(struct linker *l, struct prog *p)
{
    l->p = p;
    l->index = p->index = xcalloc(1, sizeof *l->index);
    intern_init(&l->index->names);
    intern_init(&l->comdats);
    l->global_of = alloc_per_unit(p);
    l->psym_at = alloc_per_unit(p);
}

static void linker_release(struct linker *l)
{
    free_per_unit(l->p, l->global_of);
    free_per_unit(l->p, l->psym_at);
    vec_release(&l->globals);
    intern_release(&l->comdats);
    vec_release(&l->comdat_owner);
    vec_release(&l->syms);
    vec_release(&l->duplicates);
    map_release(&l->ordinals);
    free(l->is_referenced);
}

struct prog *prog_link(struct ir_unit **units, uint32_t nunits, struct diag *d)
{
    struct prog *p = xcalloc(1, sizeof *p);
    arena_init(&p->arena, "program");
    p->nunits = nunits;
    p->units = ARENA_ARRAY(&p->arena, struct ir_unit *, nunits);
    for (uint32_t i = 0; i < nunits; i++)
        p->units[i] = units[i];
    p->sym_of = ARENA_ARRAY(&p->arena, psym_id *, nunits);
    p->sym_offset = ARENA_ARRAY(&p->arena, int64_t *, nunits);
    uint64_t nfuncs;
    if (!check_totals(p, &nfuncs, d)) {
        prog_free(p);
        return NULL;
    }
    p->classes = classes_lower(p->units, nunits, &p->arena);
    struct linker l = {0};
    linker_init(&l, p);
    choose_definitions(&l);
    number_syms(&l);
    number_funcs(&l, nfuncs);
    sort_ctors(p);
    list_undefined(&l);
    keep_duplicates(&l);
    index_names(&l);
    linker_release(&l);
    classes_bind(p->classes, p);
    if (p->classes)
        add_class_inits(p);
    return p;
}

void prog_free(struct prog *p)
{
    if (!p)
        return;
    for (uint32_t i = 0; i < p->nunits; i++)
        ir_unit_free(p->units[i]);
    if (p->index) {
        intern_release(&p->index->names);
        free(p->index->psym);
        free(p->index);
    }
    classes_free(p->classes);
    arena_release(&p->arena);
    free(p);
}

/* ---- queries ---- */

/* The name of a C++ function with or without its parameters. */
static bool is_pretty_name(const char *pretty, const char *name)
{
    size_t len = strlen(name);
    return strncmp(pretty, name, len) == 0 && (pretty[len] == '\0' || pretty[len] == '(');
}

static bool is_linkage_name(const struct prog_sym *s, const char *name)
{
    return strcmp(s->name, name) == 0;
}

static bool is_source_name(const struct prog_sym *s, const char *name)
{
    return is_pretty_name(s->pretty, name);
}

/* How many symbols are called so; *found is the last of them. */
static uint32_t count_named(const struct prog *p, const char *name,
                            bool (*is_named)(const struct prog_sym *, const char *), psym_id *found)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < p->nsyms; i++)
        if (is_named(&p->syms[i], name)) {
            found->i = i;
            count++;
        }
    return count;
}

psym_id prog_find(const struct prog *p, const char *name)
{
    uint32_t id;
    psym_id found = {IR_NONE};
    if (intern_find(&p->index->names, name, &id) && id && p->index->psym[id] != IR_NONE)
        return (psym_id){p->index->psym[id]};
    uint32_t count = count_named(p, name, is_linkage_name, &found);
    if (count == 0)
        count = count_named(p, name, is_source_name, &found);
    return (psym_id){count == 1 ? found.i : IR_NONE};
}

bool prog_ref_address(const struct prog *p, uint32_t unit_index, ir_ref r, psym_id *sym,
                      int64_t *offset)
{
    uint32_t index = ref_index(r);
    uint64_t bytes = 0;
    if (ref_kind(r) == REF_ADDR) {
        const struct ir_addr_const *a = &p->units[unit_index]->addrs[index];
        index = a->sym;
        bytes = (uint64_t)a->offset;
    } else if (ref_kind(r) != REF_SYM) {
        return false;
    }
    *sym = prog_sym_of(p, unit_index, index);
    *offset = (int64_t)(bytes + (uint64_t)prog_sym_offset(p, unit_index, index));
    return true;
}

const struct prog_func *prog_stmt(const struct prog *p, uint32_t stmt_id, uint32_t *local)
{
    if (stmt_id >= p->nstmts)
        BUG("statement %u of %u", stmt_id, p->nstmts);
    uint32_t low = 0, high = p->nfuncs;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (p->funcs[middle].stmt_base <= stmt_id)
            low = middle;
        else
            high = middle;
    }
    *local = stmt_id - p->funcs[low].stmt_base;
    return &p->funcs[low];
}

const struct ir_pos *prog_pos(const struct prog *p, uint32_t stmt_id)
{
    uint32_t local;
    const struct prog_func *f = prog_stmt(p, stmt_id, &local);
    return &f->unit->positions[f->func->first_stmt + local];
}

bool prog_func_is_library(const struct prog *prog, func_id f)
{
    static const char *const roots[] = {"/usr/include/", "/usr/lib/", "/usr/local/include/"};
    const struct prog_func *pf = &prog->funcs[f.i];
    if (!pf->func->scope)
        return false;
    const char *file = ir_str(pf->unit, pf->unit->scopes[pf->func->scope].file);
    for (size_t i = 0; i < ARRAY_SIZE(roots); i++)
        if (strncmp(file, roots[i], strlen(roots[i])) == 0)
            return true;
    return false;
}

bool prog_func_gives_back(const struct prog *prog, func_id f)
{
    const char *pretty = prog->syms[prog->funcs[f.i].sym.i].pretty;
    return prog_func_is_library(prog, f) || (pretty && strstr(pretty, "::~"));
}

/* Start of the part of a C++ name before `end` that is in no bracket; the name itself if none. */
static const char *part_before(const char *name, const char *end)
{
    int depth = 0;
    for (const char *at = end; at > name; at--) {
        depth += (at[-1] == '>' || at[-1] == ')') - (at[-1] == '<' || at[-1] == '(');
        if (!depth && at - name >= 2 && at[-1] == ':' && at[-2] == ':')
            return at;
    }
    return name;
}

bool prog_func_is_constructor(const struct prog *prog, func_id f)
{
    const char *name = prog->syms[prog->funcs[f.i].sym.i].pretty;
    if (!name)
        return false;
    const char *last = part_before(name, name + strlen(name));
    size_t n = strcspn(last, "<(");
    if (last < name + 3)
        return false;
    if (prog_func_is_library(prog, f) &&
        (strncmp(last, "_Construct", n) == 0 || strncmp(last, "construct_at", n) == 0))
        return true; /* what begins with placement new */
    const char *class = part_before(name, last - 2);
    size_t m = strcspn(class, "<:");
    return n == m && n && strncmp(last, class, n) == 0;
}

bool prog_func_ends_object(const struct prog *prog, func_id f)
{
    const char *name = prog->syms[prog->funcs[f.i].sym.i].pretty;
    if (!name)
        return false;
    const char *last = part_before(name, name + strlen(name));
    return last > name + 2 && (*last == '~' || strncmp(last, "operator=(", 10) == 0);
}

/* The name of a member of a container, from after the class's name on; NULL if it is none. */
static const char *member_of_container(const struct prog *prog, func_id f)
{
    static const char *const classes[] = {"vector",
                                          "_Vector_base",
                                          "deque",
                                          "_Deque_base",
                                          "list",
                                          "_List_base",
                                          "_Rb_tree",
                                          "_Hashtable",
                                          "forward_list",
                                          "_Fwd_list_base",
                                          "map",
                                          "set",
                                          "multimap",
                                          "multiset",
                                          "unordered_map",
                                          "unordered_set",
                                          "queue",
                                          "stack",
                                          "priority_queue",
                                          "function",
                                          "unique_ptr",
                                          "__uniq_ptr_impl",
                                          "basic_string",
                                          "optional",
                                          "__detail::_Hashtable_alloc",
                                          "__detail::_Map_base",
                                          "__detail::_Insert_base",
                                          "__detail::_Insert"};
    const char *name = prog->syms[prog->funcs[f.i].sym.i].pretty;
    if (!name || strncmp(name, "std::", 5) != 0 || !prog_func_is_library(prog, f))
        return NULL;
    name += 5;
    if (strncmp(name, "__cxx11::", 9) == 0)
        name += 9;
    size_t n = strcspn(name, "<(");
    for (size_t i = 0; i < ARRAY_SIZE(classes); i++)
        if (strlen(classes[i]) == n && strncmp(name, classes[i], n) == 0)
            return name[n] == '<' ? name + n : NULL;
    return NULL;
}

bool prog_func_is_container(const struct prog *prog, func_id f)
{
    return member_of_container(prog, f) != NULL;
}

/* After the arguments of a template, if there are any. */
static const char *skip_arguments(const char *name)
{
    int depth = 0;
    if (*name != '<')
        return name;
    for (; *name; name++) {
        depth += (*name == '<' || *name == '(') - (*name == '>' || *name == ')');
        if (!depth)
            return name + 1;
    }
    return name;
}

bool prog_func_is_of_helper(const struct prog *prog, func_id f)
{
    const char *name = member_of_container(prog, f);
    name = name ? skip_arguments(name) : "";
    if (strncmp(name, "::", 2) != 0)
        return false;
    name = skip_arguments(name + 2 + strcspn(name + 2, "<(:"));
    return strncmp(name, "::", 2) == 0;
}

bool prog_func_is_hashed(const struct prog *prog, const struct prog_func *f)
{
    static const char first[] = "std::_Hashtable<";
    const char *name = prog->syms[f->sym.i].pretty;
    return name && strncmp(name, first, sizeof first - 1) == 0;
}

bool prog_func_is_element(const struct prog *prog, const struct prog_func *f)
{
    static const char last[] = "::_M_valptr";
    const char *name = prog->syms[f->sym.i].pretty;
    size_t n = name ? strlen(name) : 0, m = sizeof last - 1;
    return n > m && strncmp(name, "std::_", 6) == 0 && strcmp(name + n - m, last) == 0;
}
