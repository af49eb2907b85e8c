/*
 * The class table of a program. Classes are found by name; of two with one name the first counts.
 * Supertypes are followed by number, subclass tests use the interval that a class covers in a walk
 * over the tree of superclasses, and a set of interfaces for each class.
 */
#include "link/classes.h"
#include "base/intern.h"
#include "link/classes_int.h"
#include <stdlib.h>

/* ---- names ---- */

const char *method_selector(const char *name)
{
    const char *dot = strchr(name, '.');
    return dot && strchr(dot, '(') ? dot + 1 : NULL;
}

class_id classes_find(const struct class_table *c, const char *name)
{
    uint32_t id;
    if (!intern_find(&c->names, name, &id) || !id)
        return (class_id){IR_NONE};
    return (class_id){id - 1};
}

static class_id find_n(const struct class_table *c, const char *name, size_t len)
{
    char small[256];
    if (len >= sizeof small)
        return (class_id){IR_NONE};
    memcpy(small, name, len);
    small[len] = '\0';
    return classes_find(c, small);
}

class_id classes_of_method(const struct class_table *c, const char *name)
{
    const char *dot = strchr(name, '.');
    return dot ? find_n(c, name, (size_t)(dot - name)) : (class_id){IR_NONE};
}

class_id class_make(struct class_table *c, const char *name, size_t len)
{
    uint32_t id = intern_add(&c->names, name, len);
    if (id > c->infos.n) {
        (void)vec_extend(&c->infos, id - c->infos.n);
        struct class_info *info = &c->infos.at[id - 1];
        info->name = intern_str(&c->names, id);
        info->super = info->element = (class_id){IR_NONE};
        info->is_array = *info->name == '[';
    }
    return (class_id){id - 1};
}

/* ---- reading the units ---- */

static void index_selector(struct class_table *c, uint32_t method, const char *selector)
{
    uint32_t id = intern_adds(&c->selectors, selector);
    if (id >= c->last_of_selector.n)
        (void)vec_extend(&c->last_of_selector, id + 1 - c->last_of_selector.n);
    c->methods.at[method].next = c->last_of_selector.at[id];
    c->last_of_selector.at[id] = method + 1;
}

static void add_promise(struct class_table *c, const struct ir_unit *u,
                        const struct ir_class *record, const struct ir_class_field *f, uint32_t id,
                        class_id class)
{
    struct class_promise p = {.field = intern_str(&c->members, id),
                              .class = class,
                              .guard = f->guard ? ir_str(u, f->guard) : NULL,
                              .is_static = f->flags & FIELDF_STATIC};
    bool is_kept = record->flags & CLASSF_IMMUTABLE && !p.is_static && !(f->flags & FIELDF_FINAL);
    if (!(record->flags & CLASSF_LIBRARY) && (p.guard || is_kept))
        vec_push(&c->promises, p);
}

static void add_members(struct class_table *c, uint32_t unit_index, const struct ir_unit *u,
                        const struct ir_class *record, class_id class)
{
    for (uint32_t i = 0; i < record->nfields; i++) {
        const struct ir_class_field *f = &u->fields[record->first_field + i];
        uint32_t id = intern_adds(&c->members, ir_str(u, u->syms[f->sym].name));
        if (id >= c->fields.n)
            (void)vec_extend(&c->fields, id + 1 - c->fields.n);
        struct field_info *info = &c->fields.at[id];
        if (!info->is_declared)
            *info = (struct field_info){
                .is_declared = true, .flags = f->flags, .size = (uint32_t)u->syms[f->sym].size};
        add_promise(c, u, record, f, id, class);
    }
    for (uint32_t i = 0; i < record->nmethods; i++) {
        const struct ir_class_method *m = &u->methods[record->first_method + i];
        uint32_t id = intern_adds(&c->members, ir_str(u, u->syms[m->sym].name));
        if (id >= c->methods.n)
            (void)vec_extend(&c->methods, id + 1 - c->methods.n);
        struct method_info *info = &c->methods.at[id];
        if (info->is_declared)
            continue;
        *info = (struct method_info){.is_declared = true,
                                     .flags = m->flags,
                                     .unit = unit_index,
                                     .sym = m->sym,
                                     .class = class};
        index_selector(c, id, ir_str(u, m->selector));
    }
}

static void add_class(struct class_table *c, uint32_t unit_index, const struct ir_unit *u,
                      const struct ir_class *record)
{
    const char *name = ir_str(u, u->syms[record->sym].name);
    class_id id = class_make(c, name, strlen(name));
    struct class_info *info = &c->infos.at[id.i];
    if (info->record)
        return;
    info->unit = u;
    info->unit_index = unit_index;
    info->record = record;
    info->is_library = record->flags & CLASSF_LIBRARY;
    add_members(c, unit_index, u, record, id);
}

/* The class of an array's elements, by the descriptor; none for arrays of numbers. */
static class_id element_class(struct class_table *c, const char *array)
{
    const char *e = array + 1;
    size_t len = strlen(e);
    if (*e == '[')
        return class_make(c, e, len);
    if (*e == 'L' && len > 2)
        return class_make(c, e + 1, len - 2);
    return (class_id){IR_NONE};
}

/* Classes that are only named: by records, and by symbols in code. */
static void add_named(struct class_table *c, struct ir_unit **units, uint32_t nunits)
{
    for (uint32_t unit = 0; unit < nunits; unit++)
        for (uint32_t i = 0; i < units[unit]->nsyms; i++)
            if (units[unit]->syms[i].kind == SYM_CLASS) {
                const char *name = ir_str(units[unit], units[unit]->syms[i].name);
                (void)class_make(c, name, strlen(name));
            }
    for (uint32_t i = 0; i < c->infos.n; i++) /* elements are appended and have their turn */
        if (c->infos.at[i].is_array) {
            class_id element = element_class(c, c->infos.at[i].name);
            c->infos.at[i].element = element;
        }
}

/* ---- hierarchy ---- */

static class_id class_of_unit_sym(const struct class_table *c, const struct ir_unit *u,
                                  uint32_t sym)
{
    return classes_find(c, ir_str(u, u->syms[sym].name));
}

static void link_supers(struct class_table *c)
{
    for (uint32_t i = 0; i < c->infos.n; i++) {
        struct class_info *info = &c->infos.at[i];
        if (info->record && info->record->super != IR_NONE)
            info->super = class_of_unit_sym(c, info->unit, info->record->super);
        if (info->is_array)
            info->super = classes_find(c, "java/lang/Object");
    }
}

enum { VISIT_NEW, VISIT_OPEN, VISIT_DONE };

/* Depth of every class; a super that closes a circle is dropped. */
static void find_depths(struct class_table *c, uint8_t *state)
{
    u32_vec path = {0};
    for (uint32_t i = 0; i < c->infos.n; i++) {
        for (uint32_t at = i; at != IR_NONE && state[at] == VISIT_NEW;) {
            state[at] = VISIT_OPEN;
            vec_push(&path, at);
            uint32_t super = c->infos.at[at].super.i;
            if (super != IR_NONE && state[super] == VISIT_OPEN)
                c->infos.at[at].super.i = super = IR_NONE;
            at = super;
        }
        while (path.n) {
            struct class_info *info = &c->infos.at[path.at[path.n - 1]];
            state[vec_pop(&path)] = VISIT_DONE;
            bool is_root = strcmp(info->name, "java/lang/Object") == 0;
            info->is_open = !info->record && !info->is_array && !is_root;
            if (info->super.i == IR_NONE)
                continue;
            info->depth = c->infos.at[info->super.i].depth + 1;
            info->is_open |= c->infos.at[info->super.i].is_open;
        }
    }
    vec_release(&path);
}

/* Classes in order of depth: supers come before subs. */
static uint32_t *by_depth(const struct class_table *c)
{
    uint32_t n = (uint32_t)c->infos.n, max = 0;
    for (uint32_t i = 0; i < n; i++)
        max = MAX(max, c->infos.at[i].depth);
    uint32_t *start = xcalloc((size_t)max + 2, sizeof *start);
    uint32_t *order = xcalloc((size_t)n + 1, sizeof *order);
    for (uint32_t i = 0; i < n; i++)
        start[c->infos.at[i].depth + 1]++;
    for (uint32_t d = 0; d <= max; d++)
        start[d + 1] += start[d];
    for (uint32_t i = 0; i < n; i++)
        order[start[c->infos.at[i].depth]++] = i;
    free(start);
    return order;
}

/* Every class covers 1 + what its subclasses cover, next to each other behind its own number. */
static void number_tree(struct class_table *c, const uint32_t *order)
{
    uint32_t n = (uint32_t)c->infos.n;
    uint32_t *size = xcalloc((size_t)n + 1, sizeof *size);
    uint32_t *next = xcalloc((size_t)n + 1, sizeof *next);
    for (uint32_t i = n; i-- > 0;) {
        const struct class_info *info = &c->infos.at[order[i]];
        size[order[i]]++;
        if (info->super.i != IR_NONE)
            size[info->super.i] += size[order[i]];
    }
    uint32_t top = 0;
    for (uint32_t i = 0; i < n; i++) {
        struct class_info *info = &c->infos.at[order[i]];
        uint32_t *from = info->super.i == IR_NONE ? &top : &next[info->super.i];
        info->enter = *from;
        info->leave = info->enter + size[order[i]];
        *from = info->leave;
        next[order[i]] = info->enter + 1;
    }
    free(size);
    free(next);
}

/* Interfaces that a record names, with all of theirs; they are no deeper than MAX_STEPS. */
static void collect_interfaces(struct class_table *c, uint32_t of)
{
    u32_vec work = {0};
    struct class_info *info = &c->infos.at[of];
    if (info->super.i != IR_NONE)
        idset_union(&info->interfaces, &c->infos.at[info->super.i].interfaces);
    vec_push(&work, of);
    while (work.n) {
        const struct class_info *at = &c->infos.at[vec_pop(&work)];
        for (uint32_t k = 0; at->record && k < at->record->ninterfaces; k++) {
            uint32_t sym = at->unit->interfaces[at->record->first_interface + k];
            class_id id = class_of_unit_sym(c, at->unit, sym);
            if (id.i != IR_NONE && idset_add(&c->infos.at[of].interfaces, id.i))
                vec_push(&work, id.i);
        }
    }
    struct idset_iter it = idset_begin(&info->interfaces);
    uint32_t id;
    while (idset_step(&it, &id))
        info->is_open |= !c->infos.at[id].record;
    vec_release(&work);
}

/* ---- layout ---- */

static void lay_out(struct class_table *c, uint32_t of)
{
    struct class_info *info = &c->infos.at[of];
    uint64_t at = CLASS_HEADER;
    if (info->super.i != IR_NONE)
        at = MAX(at, c->infos.at[info->super.i].size);
    for (uint32_t i = 0; info->record && i < info->record->nfields; i++) {
        const struct ir_class_field *f = &info->unit->fields[info->record->first_field + i];
        uint32_t id;
        if (f->flags & FIELDF_STATIC ||
            !intern_find(&c->members, ir_str(info->unit, info->unit->syms[f->sym].name), &id))
            continue;
        struct field_info *field = &c->fields.at[id];
        uint32_t size = MAX(1, MIN(field->size, 8));
        at = (at + size - 1) / size * size;
        field->offset = (uint32_t)MIN(at, INT32_MAX);
        at += size;
    }
    info->size = info->is_array ? 0 : (at + 7) & ~(uint64_t)7;
}

static void build_hierarchy(struct class_table *c)
{
    uint8_t *state = xcalloc(c->infos.n + 1, 1);
    link_supers(c);
    find_depths(c, state);
    uint32_t *order = by_depth(c);
    number_tree(c, order);
    for (uint32_t i = 0; i < c->infos.n; i++) {
        collect_interfaces(c, order[i]);
        lay_out(c, order[i]);
    }
    free(order);
    free(state);
}

/* ---- life cycle ---- */

struct class_table *classes_lower(struct ir_unit **units, uint32_t nunits, struct arena *arena)
{
    bool any = false;
    for (uint32_t unit = 0; unit < nunits; unit++)
        any |= units[unit]->nclasses > 0;
    if (!any)
        return NULL;
    struct class_table *c = xcalloc(1, sizeof *c);
    intern_init(&c->names);
    intern_init(&c->members);
    intern_init(&c->selectors);
    for (uint32_t unit = 0; unit < nunits; unit++)
        for (uint32_t i = 0; i < units[unit]->nclasses; i++)
            add_class(c, unit, units[unit], &units[unit]->classes[i]);
    add_named(c, units, nunits);
    build_hierarchy(c);
    for (uint32_t unit = 0; unit < nunits; unit++)
        lower_unit(c, units[unit], arena);
    return c;
}

void classes_bind(struct class_table *c, const struct prog *p)
{
    if (!c)
        return;
    c->prog = p;
    c->class_of = xmalloc(((size_t)p->nsyms + 1) * sizeof *c->class_of);
    for (uint32_t i = 0; i < p->nsyms; i++)
        c->class_of[i] =
            p->syms[i].sym->kind == SYM_CLASS ? classes_find(c, p->syms[i].name).i : IR_NONE;
}

void classes_free(struct class_table *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->infos.n; i++)
        idset_release(&c->infos.at[i].interfaces);
    vec_release(&c->infos);
    vec_release(&c->fields);
    vec_release(&c->methods);
    vec_release(&c->promises);
    intern_release(&c->names);
    intern_release(&c->members);
    intern_release(&c->selectors);
    vec_release(&c->last_of_selector);
    free(c->class_of);
    free(c);
}

/* ---- queries ---- */

uint32_t classes_count(const struct class_table *c)
{
    return c ? (uint32_t)c->infos.n : 0;
}

const struct class_info *class_info(const struct class_table *c, class_id id)
{
    return &c->infos.at[id.i];
}

class_id classes_of_sym(const struct class_table *c, psym_id sym)
{
    return (class_id){c ? c->class_of[sym.i] : IR_NONE};
}

class_id classes_of_object(const struct class_table *c, psym_id sym)
{
    const struct prog_sym *s = c ? &c->prog->syms[sym.i] : NULL;
    if (s && s->sym->kind == SYM_CLASS)
        return classes_find(c, "java/lang/Class");
    if (!s || !s->sym->object_class)
        return (class_id){IR_NONE};
    return class_of_unit_sym(c, s->unit, s->sym->object_class - 1);
}

bool class_is_subtype(const struct class_table *c, class_id sub, class_id super, bool or_unknown)
{
    const struct class_info *a = &c->infos.at[sub.i], *b = &c->infos.at[super.i];
    if (a->enter >= b->enter && a->enter < b->leave)
        return true;
    if (strcmp(b->name, "java/lang/Object") == 0 || idset_has(&a->interfaces, super.i))
        return true;
    if (a->is_array && b->is_array && a->element.i != IR_NONE && b->element.i != IR_NONE)
        return class_is_subtype(c, a->element, b->element, or_unknown);
    if (a->is_array && !b->is_array)
        return strcmp(b->name, "java/lang/Cloneable") == 0 ||
               strcmp(b->name, "java/io/Serializable") == 0;
    return or_unknown && a->is_open && !b->is_array;
}

void class_ancestors(const struct class_table *c, class_id id, u32_vec *out)
{
    const struct idset *interfaces = &c->infos.at[id.i].interfaces;
    for (uint32_t at = id.i; at != IR_NONE; at = c->infos.at[at].super.i)
        vec_push(out, at);
    struct idset_iter it = idset_begin(interfaces);
    uint32_t at;
    while (idset_step(&it, &at))
        vec_push(out, at);
}

const struct class_promise *classes_promises(const struct class_table *c, uint32_t *n)
{
    *n = (uint32_t)c->promises.n;
    return c->promises.at;
}

/* The field of the class itself. */
static bool own_field(const struct class_table *c, const struct class_info *info, const char *field,
                      uint32_t *id)
{
    size_t class = strlen(info->name), len = strlen(field);
    for (uint32_t i = 0; info->record && i < info->record->nfields; i++) {
        const struct ir_class_field *f = &info->unit->fields[info->record->first_field + i];
        const char *name = ir_str(info->unit, info->unit->syms[f->sym].name);
        if (strlen(name) > class + 1 + len && strncmp(name + class + 1, field, len) == 0 &&
            name[class + 1 + len] == ':' && intern_find(&c->members, name, id))
            return true;
    }
    return false;
}

bool class_find_field(const struct class_table *c, class_id id, const char *field,
                      const char **name, uint32_t *offset, bool *is_static)
{
    uint32_t member;
    for (uint32_t at = id.i; at != IR_NONE; at = c->infos.at[at].super.i) {
        if (!own_field(c, &c->infos.at[at], field, &member))
            continue;
        *name = intern_str(&c->members, member);
        *offset = c->fields.at[member].offset;
        *is_static = c->fields.at[member].flags & FIELDF_STATIC;
        return true;
    }
    return false;
}

bool member_name(const struct class_table *c, class_id id, const char *member, uint32_t *out)
{
    char small[1024];
    const char *name = c->infos.at[id.i].name;
    size_t a = strlen(name), b = strlen(member);
    if (a + b + 2 > sizeof small)
        return false;
    memcpy(small, name, a);
    small[a] = '.';
    memcpy(small + a + 1, member, b + 1);
    return intern_find(&c->members, small, out);
}

static bool is_concrete(const struct class_table *c, uint32_t member)
{
    return member < c->methods.n && c->methods.at[member].is_declared &&
           !(c->methods.at[member].flags & METHODF_ABSTRACT);
}

bool class_member(const struct class_table *c, class_id id, const char *selector, uint32_t *member)
{
    for (uint32_t at = id.i; at != IR_NONE; at = c->infos.at[at].super.i)
        if (member_name(c, (class_id){at}, selector, member) && is_concrete(c, *member))
            return true;
    struct idset_iter it = idset_begin(&c->infos.at[id.i].interfaces);
    uint32_t at;
    while (idset_step(&it, &at))
        if (member_name(c, (class_id){at}, selector, member) && is_concrete(c, *member))
            return true;
    return false;
}

bool only_method(const struct class_table *c, class_id id, const char *selector, uint32_t *member)
{
    uint32_t name, found = IR_NONE;
    if (!intern_find(&c->selectors, selector, &name) || name >= c->last_of_selector.n)
        return false;
    if (class_member(c, id, selector, member))
        found = *member;
    for (uint32_t i = c->last_of_selector.at[name]; i; i = c->methods.at[i - 1].next) {
        class_id of = c->methods.at[i - 1].class;
        if (i - 1 == found || !is_concrete(c, i - 1) || !class_is_subtype(c, of, id, true))
            continue;
        if (found != IR_NONE)
            return false;
        found = i - 1;
    }
    *member = found;
    return found != IR_NONE;
}

/* Is some class below both? It may inherit from one what it promises as the other. */
static bool have_common_heir(const struct class_table *c, class_id a, class_id b)
{
    for (uint32_t i = 0; i < c->infos.n; i++)
        if (class_is_subtype(c, (class_id){i}, a, true) &&
            class_is_subtype(c, (class_id){i}, b, true))
            return true;
    return false;
}

void classes_methods_of(const struct class_table *c, class_id id, const char *selector,
                        u32_vec *out)
{
    uint32_t name;
    if (!intern_find(&c->selectors, selector, &name) || name >= c->last_of_selector.n)
        return;
    for (uint32_t i = c->last_of_selector.at[name]; i; i = c->methods.at[i - 1].next)
        if (is_concrete(c, i - 1) && (class_is_subtype(c, c->methods.at[i - 1].class, id, true) ||
                                      have_common_heir(c, c->methods.at[i - 1].class, id)))
            vec_push(out,
                     prog_sym_of(c->prog, c->methods.at[i - 1].unit, c->methods.at[i - 1].sym).i);
}

bool class_own_method(const struct class_table *c, class_id id, const char *selector,
                      struct class_method *out)
{
    uint32_t name;
    if (!member_name(c, id, selector, &name) || name >= c->methods.n ||
        !c->methods.at[name].is_declared)
        return false;
    const struct method_info *m = &c->methods.at[name];
    *out = (struct class_method){prog_sym_of(c->prog, m->unit, m->sym), m->flags};
    return true;
}

bool class_find_method(const struct class_table *c, class_id id, const char *selector,
                       struct class_method *out)
{
    for (uint32_t at = id.i; at != IR_NONE; at = c->infos.at[at].super.i)
        if (class_own_method(c, (class_id){at}, selector, out) && !(out->flags & METHODF_ABSTRACT))
            return true;
    struct idset_iter it = idset_begin(&c->infos.at[id.i].interfaces);
    struct class_method found;
    uint32_t at, best = IR_NONE;
    while (idset_step(&it, &at)) /* the most specific default method */
        if (class_own_method(c, (class_id){at}, selector, &found) &&
            !(found.flags & METHODF_ABSTRACT) &&
            (best == IR_NONE || class_is_subtype(c, (class_id){at}, (class_id){best}, false))) {
            best = at;
            *out = found;
        }
    return best != IR_NONE;
}

psym_id class_initialiser(const struct class_table *c, class_id id)
{
    const struct class_info *info = &c->infos.at[id.i];
    if (!info->record || info->record->init == IR_NONE)
        return (psym_id){IR_NONE};
    return prog_sym_of(c->prog, info->unit_index, info->record->init);
}
