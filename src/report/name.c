#include "report/name.h"
#include "base/strbuf.h"

#define MAX_DEPTH 32
#define MAX_STEPS 20000 /* members looked at for one name */

struct walk {
    const struct ir_unit *unit;
    struct strbuf *out;
    uint32_t steps;
    u32_vec *members; /* entered on the way; NULL: not asked for */
};

/* The bytes in question, relative to the aggregate at hand. */
struct span {
    uint64_t offset;
    uint32_t size; /* 0 unknown */
};

static const struct ir_type *type_at(const struct walk *w, uint32_t type)
{
    return type > 0 && type < w->unit->ntypes ? &w->unit->types[type] : NULL;
}

static uint32_t member_count(const struct walk *w, const struct ir_type *type)
{
    bool has_members = type->kind == TYPE_STRUCT || type->kind == TYPE_UNION;
    if (!has_members || type->first > w->unit->nmembers)
        return 0;
    return MIN(type->count, w->unit->nmembers - type->first);
}

static uint64_t member_bytes(const struct walk *w, const struct ir_member *m)
{
    const struct ir_type *type = type_at(w, m->type);
    return type && type->size ? type->size : (m->bit_size + 7) / 8;
}

static bool step(struct walk *w)
{
    return w->steps++ < MAX_STEPS;
}

static bool is_bitfield(const struct ir_member *m)
{
    return m->flags & MEMBER_BITFIELD;
}

/* Does the member hold all of the span? */
static bool holds(const struct walk *w, const struct ir_member *m, struct span s)
{
    uint64_t start = m->bit_offset / 8, bytes = member_bytes(w, m);
    if (is_bitfield(m) || s.offset < start || s.offset - start >= bytes)
        return false;
    return s.size <= bytes - (s.offset - start);
}

static bool overlaps(const struct walk *w, const struct ir_member *m, struct span s)
{
    uint64_t bits = is_bitfield(m) ? m->bit_size : member_bytes(w, m) * 8;
    uint64_t from = s.offset * 8, to = from + (uint64_t)MAX(s.size, 1) * 8;
    return m->bit_offset < to && from < m->bit_offset + bits;
}

static struct span inside(const struct ir_member *m, struct span s)
{
    return (struct span){s.offset - m->bit_offset / 8, s.size};
}

/* `char data[]` at the end: its type has no size, and everything behind belongs to it. */
static const struct ir_member *flexible_member(const struct walk *w, const struct ir_type *type,
                                               uint64_t offset)
{
    uint32_t n = member_count(w, type);
    if (n == 0 || type->kind != TYPE_STRUCT)
        return NULL;
    const struct ir_member *last = &w->unit->members[type->first + n - 1];
    const struct ir_type *array = type_at(w, last->type);
    bool is_flexible = array && array->kind == TYPE_ARRAY && array->size == 0;
    return is_flexible && offset >= last->bit_offset / 8 ? last : NULL;
}

/* How well a type fits a span: 2 a part of just that size, 1 holds it, 0 does not. */
static int fit(struct walk *w, uint32_t type_id, struct span s, unsigned depth)
{
    const struct ir_type *type = type_at(w, type_id);
    if (!type || depth > MAX_DEPTH || s.offset >= type->size || s.size > type->size - s.offset)
        return 0;
    if (s.offset == 0 && s.size == type->size)
        return 2;
    if (type->kind == TYPE_ARRAY) {
        const struct ir_type *element = type_at(w, type->first);
        if (!element || element->size == 0)
            return 1;
        s.offset %= element->size;
        return MAX(fit(w, type->first, s, depth + 1), 1);
    }
    int best = 1;
    for (uint32_t i = 0, n = member_count(w, type); i < n && best < 2 && step(w); i++) {
        const struct ir_member *m = &w->unit->members[type->first + i];
        if (holds(w, m, s))
            best = MAX(best, fit(w, m->type, inside(m, s), depth + 1));
    }
    return best;
}

/* The member to descend into, NULL if none holds the span alone. */
static const struct ir_member *choose_member(struct walk *w, const struct ir_type *type,
                                             struct span s, unsigned depth)
{
    const struct ir_member *best = NULL;
    int best_fit = -1;
    for (uint32_t i = 0, n = member_count(w, type); i < n && step(w); i++) {
        const struct ir_member *m = &w->unit->members[type->first + i];
        if (!holds(w, m, s))
            continue;
        if (type->kind == TYPE_STRUCT) {
            /* C++ puts members into the tail padding of a base, and over empty ones. */
            if (!best || m->bit_offset >= best->bit_offset)
                best = m;
            continue;
        }
        int how = fit(w, m->type, inside(m, s), depth);
        if (how > best_fit) {
            best = m;
            best_fit = how;
        }
    }
    return best ? best : flexible_member(w, type, s.offset);
}

/* Bit-fields that an access to their storage unit covers; false if there are none. */
static bool add_bitfields(struct walk *w, const struct ir_type *type, struct span s)
{
    enum { SHOWN = 4 };
    struct strbuf names = {0};
    uint32_t found = 0;
    for (uint32_t i = 0, n = member_count(w, type); i < n && step(w); i++) {
        const struct ir_member *m = &w->unit->members[type->first + i];
        const char *name = ir_str(w->unit, m->name);
        if (!is_bitfield(m) || !overlaps(w, m, s) || !name[0])
            continue;
        if (found++ < SHOWN)
            strbuf_addf(&names, "%s%s:%u", found > 1 ? "," : "", name, m->bit_size);
    }
    if (found > 0)
        strbuf_addf(w->out, found > 1 ? ".{%s%s}" : ".%s%s", strbuf_str(&names),
                    found > SHOWN ? ",..." : "");
    strbuf_release(&names);
    return found > 0;
}

/* Several members at once: the first and the last. */
static bool add_range(struct walk *w, const struct ir_type *type, struct span s)
{
    const char *first = NULL, *last = NULL;
    for (uint32_t i = 0, n = member_count(w, type); i < n && step(w); i++) {
        const struct ir_member *m = &w->unit->members[type->first + i];
        const char *name = ir_str(w->unit, m->name);
        if (!overlaps(w, m, s) || !name[0] || (m->flags & MEMBER_BASE))
            continue;
        first = first ? first : name;
        last = name;
    }
    if (!first || first == last || type->kind != TYPE_STRUCT)
        return false;
    strbuf_addf(w->out, ".%s..%s", first, last);
    return true;
}

static void add_rest(struct walk *w, uint64_t offset)
{
    if (offset > 0)
        strbuf_addf(w->out, "+%" PRIu64, offset);
}

/* Step into an array; false if the span is more than one element, or the element is not known. */
static bool enter_element(struct walk *w, const struct ir_type *array, struct span *s)
{
    const struct ir_type *element = type_at(w, array->first);
    bool is_whole = s->offset == 0 && s->size > 0 && s->size == array->size;
    if (!is_whole)
        strbuf_adds(w->out, "[]");
    if (is_whole || !element || element->size == 0 || s->size > element->size)
        return false;
    s->offset %= element->size;
    return true;
}

/* An ordinary member covered by the span: then it is a copy, not an access to a bit-field. */
static bool covers_member(const struct walk *w, const struct ir_type *type, struct span s)
{
    for (uint32_t i = 0, n = member_count(w, type); i < n; i++) {
        const struct ir_member *m = &w->unit->members[type->first + i];
        if (!is_bitfield(m) && overlaps(w, m, s))
            return true;
    }
    return false;
}

/* No single member holds the span. */
static void add_several(struct walk *w, const struct ir_type *type, struct span s)
{
    bool is_copy = s.size > sizeof(uint64_t) || covers_member(w, type, s);
    if (s.offset == 0 && s.size == type->size && is_copy)
        return;
    if (!add_bitfields(w, type, s) && !add_range(w, type, s))
        add_rest(w, s.offset);
}

static void add_member(struct walk *w, const struct ir_member *m)
{
    const char *name = ir_str(w->unit, m->name);
    if (strncmp(name, "_vptr", 5) == 0)
        strbuf_adds(w->out, ".vptr"); /* clang calls it _vptr$Class */
    else if (name[0] && !(m->flags & MEMBER_BASE))
        strbuf_addf(w->out, ".%s", name);
}

/* Insides of the C++ library's own classes, as its implementations spell them (`_M_impl`,
 * `__begin_`): a reader knows the container, not its parts. */
static bool is_library_inside(const struct walk *w, const struct ir_type *type,
                              const struct ir_member *m)
{
    static const char *const adaptors[] = {"queue<", "stack<", "priority_queue<"};
    const char *name = ir_str(w->unit, m->name), *of = ir_str(w->unit, type->name);
    size_t len = strlen(name);
    if (strncmp(of, "std::", 5) == 0)
        of += 5;
    for (size_t i = 0; i < ARRAY_SIZE(adaptors); i++)
        if (strcmp(name, "c") == 0 && strncmp(of, adaptors[i], strlen(adaptors[i])) == 0)
            return true;
    return strncmp(name, "_M_", 3) == 0 ||
           (len > 3 && strncmp(name, "__", 2) == 0 && name[len - 1] == '_');
}

static void walk_type(struct walk *w, uint32_t type_id, struct span s)
{
    for (unsigned depth = 0; depth < MAX_DEPTH; depth++) {
        const struct ir_type *type = type_at(w, type_id);
        if (type && type->kind == TYPE_ARRAY) {
            if (!enter_element(w, type, &s))
                return;
            type_id = type->first;
            continue;
        }
        if (!type || member_count(w, type) == 0 || (s.offset == 0 && s.size == 0))
            break;
        const struct ir_member *m = choose_member(w, type, s, depth);
        if (!m) {
            add_several(w, type, s);
            return;
        }
        if (is_library_inside(w, type, m))
            return;
        add_member(w, m);
        if (w->members)
            vec_push(w->members, (uint32_t)(m - w->unit->members));
        s = inside(m, s);
        type_id = m->type;
    }
    add_rest(w, s.offset);
}

static void walk_from(struct walk *w, uint32_t type_id, struct span s)
{
    const struct ir_type *type = type_at(w, type_id);
    /* Beyond the end of one: an array of them, unless the type itself is open-ended. */
    if (type && type->size > 0 && s.offset >= type->size && !flexible_member(w, type, s.offset)) {
        strbuf_adds(w->out, "[]");
        s.offset %= type->size;
    }
    walk_type(w, type_id, s);
}

uint32_t member_size_at(const struct ir_unit *unit, uint32_t type, int64_t offset)
{
    struct walk w = {unit, NULL, 0, NULL};
    const struct ir_type *t = type_at(&w, type);
    for (uint32_t i = 0, n = t ? member_count(&w, t) : 0; i < n; i++) {
        const struct ir_member *m = &unit->members[t->first + i];
        uint64_t bytes = member_bytes(&w, m);
        if ((int64_t)m->bit_offset == offset * 8 && bytes && bytes <= UINT32_MAX)
            return (uint32_t)bytes;
    }
    return 1;
}

void members_of_place_in_type(const struct ir_unit *unit, uint32_t type, uint64_t offset,
                              uint32_t size, u32_vec *members)
{
    struct strbuf name = {0};
    struct walk w = {unit, &name, 0, members};
    walk_from(&w, type, (struct span){offset, size});
    strbuf_release(&name);
}

const char *name_of_place_in_type(struct arena *arena, const struct ir_unit *unit, uint32_t type,
                                  uint64_t offset, uint32_t size)
{
    struct strbuf out = {0};
    struct walk w = {unit, &out, 0, NULL};
    walk_from(&w, type, (struct span){offset, size});
    const char *name = arena_strdup(arena, strbuf_str(&out));
    strbuf_release(&out);
    return name;
}
