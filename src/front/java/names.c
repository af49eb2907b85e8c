/* Names of symbols, as doc/ir.md 7 has them, and what people read instead. */
#include "base/hash.h"
#include "front/java/lower.h"

enum { MAX_STRING_NAME = 60 };

/* The symbol of that name, made if there is none; IR_NONE if it is of another kind. */
static uint32_t sym_named(struct lower *lo, const char *name, enum ir_sym_kind kind)
{
    uint32_t id = intern_adds(&lo->names, name), sym;

    while (lo->syms.n <= id)
        vec_push(&lo->syms, 0);
    if (lo->syms.at[id]) {
        sym = lo->syms.at[id] - 1;
        return ir_build_sym_at(lo->build, sym)->kind == kind ? sym : IR_NONE;
    }
    sym = ir_build_sym(lo->build, name, kind, LINK_EXTERNAL, 0);
    lo->syms.at[id] = sym + 1;
    return sym;
}

uint32_t sym_get(struct lower *lo, const char *name, enum ir_sym_kind kind)
{
    uint32_t sym;

    while ((sym = sym_named(lo, name, kind)) == IR_NONE) /* in damaged classes only */
        name = arena_printf(&lo->arena, "%s (%d)", name, (int)kind);
    return sym;
}

static bool is_fresh(struct lower *lo, uint32_t sym)
{
    return ir_build_sym_at(lo->build, sym)->pretty == 0;
}

static void set_pretty(struct lower *lo, uint32_t sym, const char *pretty)
{
    uint32_t text = ir_build_str(lo->build, pretty);

    ir_build_sym_at(lo->build, sym)->pretty = text;
}

const char *pretty_class(struct arena *arena, const char *name)
{
    char *pretty = arena_strdup(arena, name);

    for (char *s = pretty; *s; s++)
        if (*s == '/')
            *s = '.';
    return pretty;
}

uint32_t sym_class(struct lower *lo, const char *name)
{
    uint32_t sym = sym_get(lo, name, SYM_CLASS);

    if (is_fresh(lo, sym))
        set_pretty(lo, sym, pretty_class(&lo->arena, name));
    return sym;
}

uint32_t sym_field(struct lower *lo, const struct jmember_ref *m, bool is_static)
{
    const char *name = arena_printf(&lo->arena, "%s.%s:%s", m->owner, m->name, m->desc);
    uint32_t sym = sym_get(lo, name, is_static ? SYM_VAR : SYM_FIELD);

    if (is_fresh(lo, sym)) {
        set_pretty(lo, sym,
                   arena_printf(&lo->arena, "%s.%s", pretty_class(&lo->arena, m->owner), m->name));
        ir_build_sym_at(lo->build, sym)->size = desc_size(*m->desc);
    }
    return sym;
}

uint32_t sym_method(struct lower *lo, const char *owner, const char *name, const char *desc)
{
    uint32_t sym = sym_get(lo, arena_printf(&lo->arena, "%s.%s%s", owner, name, desc), SYM_FUNC);

    if (is_fresh(lo, sym))
        set_pretty(lo, sym,
                   arena_printf(&lo->arena, "%s.%s", pretty_class(&lo->arena, owner), name));
    return sym;
}

/* Long texts by their start and a hash: the name only has to be the same for the same text. */
uint32_t sym_string(struct lower *lo, const char *text)
{
    size_t len = strlen(text);
    const char *name = len <= MAX_STRING_NAME
                           ? arena_printf(&lo->arena, "\"%s\"", text)
                           : arena_printf(&lo->arena, "\"%.*s...\"#%016" PRIx64,
                                          MAX_STRING_NAME / 2, text, hash64(text, len));
    uint32_t sym = sym_get(lo, name, SYM_VAR), class = sym_class(lo, "java/lang/String");
    struct ir_sym *s;

    s = ir_build_sym_at(lo->build, sym);
    if (s->flags & SYMF_DEFINED)
        return sym;
    s->linkage = LINK_LINKONCE;
    s->flags |= SYMF_DEFINED | SYMF_CONSTANT | SYMF_ARTIFICIAL;
    s->size = 16;
    s->object_class = class + 1;
    return sym;
}

/* Who locks a text must be able to tell it from others: analyses keep it apart then. */
void mark_locked_text(struct lower *lo, ir_ref text)
{
    if (ref_kind(text) != REF_SYM)
        return;
    struct ir_sym *s = ir_build_sym_at(lo->build, ref_index(text));
    if (s->flags & SYMF_ARTIFICIAL && s->flags & SYMF_CONSTANT && s->object_class)
        s->flags &= (uint16_t)~SYMF_CONSTANT;
}

/* Texts that a field keeps may be locked by whoever reads the field. */
void mark_kept_text(struct lower *lo, const struct jmember_ref *field, ir_ref value)
{
    if (strcmp(field->desc, "Ljava/lang/Object;") == 0 ||
        strcmp(field->desc, "Ljava/lang/String;") == 0)
        mark_locked_text(lo, value);
}

const char *array_of(struct arena *arena, const char *element)
{
    return *element == '[' ? arena_printf(arena, "[%s", element)
                           : arena_printf(arena, "[L%s;", element);
}

const char *desc_class(struct arena *arena, const char *desc)
{
    const char *end = desc;

    (void)jdesc_next(&end);
    if (*desc == 'L')
        return arena_printf(arena, "%.*s", (int)(end - desc) - 2, desc + 1);
    return arena_printf(arena, "%.*s", (int)(end - desc), desc);
}

uint32_t desc_size(char type)
{
    switch (type) {
    case 'Z':
    case 'B':
        return 1;
    case 'C':
    case 'S':
        return 2;
    case 'I':
    case 'F':
        return 4;
    default:
        return 8;
    }
}

char desc_kind(char type)
{
    switch (type) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I':
        return 'I';
    case 'L':
    case '[':
        return 'A';
    default:
        return type;
    }
}
