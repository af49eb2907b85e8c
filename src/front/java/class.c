#include "front/java/class.h"
#include "base/reader.h"
#include <stdlib.h>

enum {
    OLDEST = 45,
    NEWEST = 69,
    MAX_ANNOTATION_DEPTH = 16,
};

/* Reading state: the class, and where we are in its bytes. */
struct parser {
    struct jclass *c;
    struct reader r;
    struct arena *arena;
    struct diag *diag;
};

bool jclass_is(const void *data, size_t len)
{
    return len >= 8 && memcmp(data, "\xCA\xFE\xBA\xBE", 4) == 0;
}

/* ---- descriptors ---- */

char jdesc_next(const char **text)
{
    const char *s = *text;
    char first = *s;
    uint32_t depth = 0;

    while (*s == '[' && depth < 256)
        s++, depth++;
    if (!*s || !strchr("BCDFIJSZLV", *s) || (*s == 'V' && depth > 0))
        return 0;
    if (*s == 'L') {
        size_t len = strcspn(s + 1, ";[(");

        if (len == 0 || s[1 + len] != ';')
            return 0;
        s += 1 + len;
    }
    *text = s + 1;
    return first;
}

bool jdesc_is_field(const char *desc)
{
    char type = jdesc_next(&desc);

    return type && type != 'V' && !*desc;
}

bool jdesc_is_method(const char *desc)
{
    if (*desc++ != '(')
        return false;
    for (uint32_t n = 0; *desc != ')'; n++) {
        char type = jdesc_next(&desc);

        if (!type || type == 'V' || n > 255)
            return false;
    }
    desc++;
    return jdesc_next(&desc) && !*desc;
}

uint32_t jdesc_nparams(const char *desc)
{
    uint32_t n = 0;

    for (desc++; *desc != ')'; n++)
        (void)jdesc_next(&desc);
    return n;
}

char jdesc_return(const char *desc)
{
    return strchr(desc, ')')[1];
}

/* ---- constants ---- */

static bool fail(struct parser *p, const char *what)
{
    return diag_set(p->diag, "the class file is damaged: %s at byte %zu", what,
                    p->r.bad ? p->r.bad_at : p->r.at);
}

/* Copied, since names are used as strings. A NUL can only stand in text nobody uses as a name. */
static const char *read_utf8(struct parser *p)
{
    uint16_t len = reader_u16be(&p->r);
    const uint8_t *bytes = reader_bytes(&p->r, len);
    char *copy;

    if (!bytes)
        return NULL;
    copy = arena_alloc(p->arena, len + 1u);
    memcpy(copy, bytes, len);
    copy[len] = '\0';
    for (char *s = copy; (s = memchr(s, '\0', (size_t)(copy + len - s))); s++)
        *s = '?';
    return copy;
}

static bool read_constant(struct parser *p, struct jconst *k)
{
    k->tag = reader_u8(&p->r);
    switch (k->tag) {
    case CONST_UTF8:
        k->u.text = read_utf8(p);
        break;
    case CONST_INTEGER:
    case CONST_FLOAT:
        k->u.integer = (int32_t)reader_u32be(&p->r);
        break;
    case CONST_LONG:
    case CONST_DOUBLE:
        k->u.integer = (int64_t)reader_u64be(&p->r);
        break;
    case CONST_CLASS:
    case CONST_STRING:
    case CONST_METHOD_TYPE:
    case CONST_MODULE:
    case CONST_PACKAGE:
        k->a = reader_u16be(&p->r);
        break;
    case CONST_FIELD:
    case CONST_METHOD:
    case CONST_INTERFACE_METHOD:
    case CONST_NAME_TYPE:
    case CONST_DYNAMIC:
    case CONST_INVOKE_DYNAMIC:
        k->a = reader_u16be(&p->r);
        k->b = reader_u16be(&p->r);
        break;
    case CONST_HANDLE:
        k->kind = reader_u8(&p->r);
        k->a = reader_u16be(&p->r);
        break;
    default:
        return fail(p, "unknown kind of constant");
    }
    return !p->r.bad || fail(p, "a constant is cut off");
}

static bool read_pool(struct parser *p)
{
    struct jclass *c = p->c;

    c->npool = reader_u16be(&p->r);
    if (c->npool == 0 || c->npool > reader_left(&p->r) / 3 + 2)
        return fail(p, "the constant pool is larger than the file");
    c->pool = ARENA_ARRAY(p->arena, struct jconst, c->npool);
    for (uint32_t i = 1; i < c->npool; i++) {
        if (!read_constant(p, &c->pool[i]))
            return false;
        /* Longs take two places; the second one stays CONST_NONE. */
        i += c->pool[i].tag == CONST_LONG || c->pool[i].tag == CONST_DOUBLE;
    }
    return true;
}

enum jconst_tag jclass_tag(const struct jclass *c, uint32_t index)
{
    return index < c->npool ? (enum jconst_tag)c->pool[index].tag : CONST_NONE;
}

const char *jclass_utf8(const struct jclass *c, uint32_t index)
{
    return jclass_tag(c, index) == CONST_UTF8 ? c->pool[index].u.text : NULL;
}

const char *jclass_class(const struct jclass *c, uint32_t index)
{
    return jclass_tag(c, index) == CONST_CLASS ? jclass_utf8(c, c->pool[index].a) : NULL;
}

/* Names that would break symbols or paths of ours are no names of Java's either. */
static bool is_class_name(const char *s)
{
    if (*s == '[')
        return jdesc_is_field(s);
    return *s && !strpbrk(s, ".;[(\"") && s[0] != '/' && s[strlen(s) - 1] != '/' &&
           !strstr(s, "//");
}

static bool is_member_name(const char *s)
{
    return *s && !strpbrk(s, ".;[/(");
}

static bool check_name_type(const struct jclass *c, const struct jconst *k)
{
    const char *name = jclass_utf8(c, k->a), *desc = jclass_utf8(c, k->b);

    return name && desc && is_member_name(name) &&
           (*desc == '(' ? jdesc_is_method(desc) : jdesc_is_field(desc));
}

/* The descriptor of a NAME_TYPE constant, or NULL. */
static const char *type_of(const struct jclass *c, uint32_t name_type)
{
    return jclass_tag(c, name_type) == CONST_NAME_TYPE ? jclass_utf8(c, c->pool[name_type].b)
                                                       : NULL;
}

static bool check_member(const struct jclass *c, const struct jconst *k)
{
    const char *desc = type_of(c, k->b);
    bool is_field = k->tag == CONST_FIELD;

    return jclass_class(c, k->a) && desc && (*desc != '(') == is_field;
}

static bool check_handle(const struct jclass *c, const struct jconst *k)
{
    enum jconst_tag tag = jclass_tag(c, k->a);

    if (k->kind < HANDLE_GET_FIELD || k->kind > HANDLE_INTERFACE)
        return false;
    if (k->kind <= HANDLE_PUT_STATIC)
        return tag == CONST_FIELD;
    return tag == CONST_METHOD || tag == CONST_INTERFACE_METHOD;
}

static bool check_constant(const struct jclass *c, const struct jconst *k)
{
    const char *text;

    switch (k->tag) {
    case CONST_CLASS:
        return (text = jclass_utf8(c, k->a)) && is_class_name(text);
    case CONST_STRING:
    case CONST_MODULE:
    case CONST_PACKAGE:
        return jclass_utf8(c, k->a) != NULL;
    case CONST_METHOD_TYPE:
        return (text = jclass_utf8(c, k->a)) && jdesc_is_method(text);
    case CONST_NAME_TYPE:
        return check_name_type(c, k);
    case CONST_FIELD:
    case CONST_METHOD:
    case CONST_INTERFACE_METHOD:
        return check_member(c, k);
    case CONST_HANDLE:
        return check_handle(c, k);
    case CONST_DYNAMIC:
        return (text = type_of(c, k->b)) && *text != '(';
    case CONST_INVOKE_DYNAMIC:
        return (text = type_of(c, k->b)) && *text == '(';
    default:
        return true;
    }
}

/* Whether constants refer to each other as they should; a DYNAMIC's bootstrap method is checked
 * where it is used. */
static bool check_pool(struct parser *p)
{
    for (uint32_t i = 1; i < p->c->npool; i++)
        if (!check_constant(p->c, &p->c->pool[i]))
            return diag_set(p->diag, "the class file is damaged: constant %u refers to nothing fit",
                            i);
    return true;
}

bool jclass_member(const struct jclass *c, uint32_t index, struct jmember_ref *ref)
{
    enum jconst_tag tag = jclass_tag(c, index);
    const struct jconst *k = &c->pool[index < c->npool ? index : 0];

    *ref = (struct jmember_ref){0};
    if (tag == CONST_DYNAMIC || tag == CONST_INVOKE_DYNAMIC)
        ref->bootstrap = k->a;
    else if (tag == CONST_FIELD || tag == CONST_METHOD || tag == CONST_INTERFACE_METHOD)
        ref->owner = jclass_class(c, k->a);
    else
        return false;
    ref->name = jclass_utf8(c, c->pool[k->b].a);
    ref->desc = jclass_utf8(c, c->pool[k->b].b);
    ref->is_interface = tag == CONST_INTERFACE_METHOD;
    return true;
}

bool jclass_handle(const struct jclass *c, uint32_t index, struct jhandle *handle)
{
    if (jclass_tag(c, index) != CONST_HANDLE)
        return false;
    handle->kind = (enum jhandle_kind)c->pool[index].kind;
    return jclass_member(c, c->pool[index].a, &handle->member);
}

/* ---- attributes ---- */

/* Steps into an attribute: its name, and a reader over its content. */
static bool next_attribute(struct parser *p, struct reader *r, const char **name,
                           struct reader *content)
{
    *name = jclass_utf8(p->c, reader_u16be(r));
    uint32_t len = reader_u32be(r);
    const uint8_t *bytes = reader_bytes(r, len);

    if (!bytes || !*name) {
        p->r.bad_at = r->at;
        return fail(p, "an attribute is cut off or has no name");
    }
    reader_init(content, bytes, len);
    return true;
}

static bool skip_element(struct reader *r, int depth);

static bool skip_annotation(struct reader *r, int depth)
{
    uint16_t pairs;

    (void)reader_u16be(r);
    pairs = reader_u16be(r);
    for (uint32_t i = 0; i < pairs && !r->bad; i++) {
        (void)reader_u16be(r);
        if (!skip_element(r, depth + 1))
            return false;
    }
    return !r->bad;
}

static bool skip_element(struct reader *r, int depth)
{
    uint8_t tag = reader_u8(r);
    uint16_t count;

    if (r->bad || depth > MAX_ANNOTATION_DEPTH)
        return false;
    switch (tag) {
    case 'e':
        return reader_bytes(r, 4) != NULL;
    case '@':
        return skip_annotation(r, depth + 1);
    case '[':
        count = reader_u16be(r);
        for (uint32_t i = 0; i < count; i++)
            if (!skip_element(r, depth + 1))
                return false;
        return true;
    default:
        return reader_bytes(r, 2) != NULL;
    }
}

static uint16_t u16_at(const struct reader *r, size_t at)
{
    return at + 2 <= r->len ? (uint16_t)(r->data[at] << 8 | r->data[at + 1]) : 0;
}

/* The text of an annotation with one element that is a text, or a list that begins with one. */
static const char *annotation_text(const struct parser *p, const struct reader *r)
{
    size_t at = r->at + 6; /* type, number of elements, name of the element */
    if (u16_at(r, r->at + 2) != 1 || at + 3 > r->len)
        return NULL;
    if (r->data[at] == '[' && u16_at(r, at + 1) > 0)
        at += 3;
    return at + 3 <= r->len && r->data[at] == 's' ? jclass_utf8(p->c, u16_at(r, at + 1)) : NULL;
}

#define REMARK_START "heddle: "

static bool ends_as(const char *type, const char *name)
{
    size_t n = strlen(type), k = strlen(name);
    return n > k + 1 && strncmp(type + n - k - 1, name, k) == 0 &&
           (type[n - k - 2] == '/' || type[n - k - 2] == '$' || n == k + 2);
}

/* Adds the types of a Runtime(In)VisibleAnnotations attribute; *guard: what GuardedBy names;
 * *remark: a text for heddle. What is odd in it ends it: it only directs analyses. */
static void read_annotations(struct parser *p, struct reader *r, const char ***list, uint32_t *n,
                             const char **guard, const char **remark)
{
    uint16_t count = reader_u16be(r);
    const char **grown;

    if (count > reader_left(r) / 4)
        return;
    grown = ARENA_ARRAY(p->arena, const char *, *n + count + 1u);
    for (uint32_t i = 0; i < *n; i++)
        grown[i] = (*list)[i];
    *list = grown;
    for (uint32_t i = 0; i < count; i++) {
        const char *type = jclass_utf8(p->c, u16_at(r, r->at)), *text = annotation_text(p, r);

        if (guard && type && ends_as(type, "GuardedBy"))
            *guard = text;
        if (text && strncmp(text, REMARK_START, strlen(REMARK_START)) == 0)
            *remark = text;
        if (!skip_annotation(r, 0))
            return;
        if (type && type[0] == 'L' && jdesc_is_field(type))
            grown[(*n)++] = arena_printf(p->arena, "%.*s", (int)strlen(type) - 2, type + 1);
    }
}

static bool is_annotations(const char *name)
{
    return strcmp(name, "RuntimeVisibleAnnotations") == 0 ||
           strcmp(name, "RuntimeInvisibleAnnotations") == 0;
}

static bool read_bootstraps(struct parser *p, struct reader *r)
{
    uint16_t count = reader_u16be(r);
    struct jclass *c = p->c;

    if (count > reader_left(r) / 4)
        return fail(p, "too many bootstrap methods");
    c->bootstraps = ARENA_ARRAY(p->arena, struct jbootstrap, count + 1u);
    for (uint32_t i = 0; i < count; i++) {
        struct jbootstrap *b = &c->bootstraps[i];
        uint16_t *args;

        b->handle = reader_u16be(r);
        b->nargs = reader_u16be(r);
        if (b->nargs > reader_left(r) / 2)
            return fail(p, "too many arguments of a bootstrap method");
        b->args = args = ARENA_ARRAY(p->arena, uint16_t, b->nargs + 1u);
        for (uint32_t k = 0; k < b->nargs; k++)
            args[k] = reader_u16be(r);
        if (r->bad || jclass_tag(c, b->handle) != CONST_HANDLE)
            return fail(p, "a bootstrap method is no method");
        c->nbootstraps++;
    }
    return true;
}

static void read_inner_classes(struct parser *p, struct reader *r)
{
    uint16_t count = reader_u16be(r);

    for (uint32_t i = 0; i < count && !r->bad; i++) {
        const char *inner = jclass_class(p->c, reader_u16be(r));

        (void)reader_bytes(r, 6);
        if (inner && strcmp(inner, p->c->name) == 0)
            p->c->is_nested = true;
    }
}

static bool read_class_attribute(struct parser *p, const char *name, struct reader *r)
{
    struct jclass *c = p->c;

    if (strcmp(name, "SourceFile") == 0)
        c->source_file = jclass_utf8(c, reader_u16be(r));
    else if (strcmp(name, "BootstrapMethods") == 0)
        return read_bootstraps(p, r);
    else if (strcmp(name, "InnerClasses") == 0)
        read_inner_classes(p, r);
    else if (strcmp(name, "Record") == 0)
        c->is_record = true;
    else if (is_annotations(name))
        read_annotations(p, r, &c->annotations, &c->nannotations, NULL, &c->remark);
    return true;
}

/* ---- members ---- */

static bool read_field(struct parser *p, struct jfield *f)
{
    struct reader content;
    const char *name;
    uint16_t nattributes;

    f->flags = reader_u16be(&p->r);
    f->name = jclass_utf8(p->c, reader_u16be(&p->r));
    f->desc = jclass_utf8(p->c, reader_u16be(&p->r));
    nattributes = reader_u16be(&p->r);
    if (p->r.bad || !f->name || !is_member_name(f->name) || !f->desc || !jdesc_is_field(f->desc))
        return fail(p, "a field has no name or no type");
    for (uint32_t i = 0; i < nattributes; i++) {
        if (!next_attribute(p, &p->r, &name, &content))
            return false;
        if (is_annotations(name))
            read_annotations(p, &content, &f->annotations, &f->nannotations, &f->guard, &f->remark);
        else if (strcmp(name, "ConstantValue") == 0)
            f->constant = reader_u16be(&content);
    }
    return true;
}

static bool read_method(struct parser *p, struct jmethod *m)
{
    struct reader content;
    const char *name;
    uint16_t nattributes;

    m->flags = reader_u16be(&p->r);
    m->name = jclass_utf8(p->c, reader_u16be(&p->r));
    m->desc = jclass_utf8(p->c, reader_u16be(&p->r));
    nattributes = reader_u16be(&p->r);
    if (p->r.bad || !m->name || !is_member_name(m->name) || !m->desc || !jdesc_is_method(m->desc))
        return fail(p, "a method has no name or no type");
    for (uint32_t i = 0; i < nattributes; i++) {
        if (!next_attribute(p, &p->r, &name, &content))
            return false;
        if (strcmp(name, "Code") == 0) {
            m->code_at = (uint32_t)(content.data - p->c->data);
            m->code_len = (uint32_t)content.len;
        } else if (is_annotations(name)) {
            read_annotations(p, &content, &m->annotations, &m->nannotations, NULL, &m->remark);
        }
    }
    return true;
}

static bool read_members(struct parser *p)
{
    struct jclass *c = p->c;
    uint16_t count = reader_u16be(&p->r);

    if (count > reader_left(&p->r) / 8)
        return fail(p, "more fields than bytes");
    c->fields = ARENA_ARRAY(p->arena, struct jfield, count + 1u);
    for (; c->nfields < count; c->nfields++)
        if (!read_field(p, &c->fields[c->nfields]))
            return false;
    count = reader_u16be(&p->r);
    if (count > reader_left(&p->r) / 8)
        return fail(p, "more methods than bytes");
    c->methods = ARENA_ARRAY(p->arena, struct jmethod, count + 1u);
    for (; c->nmethods < count; c->nmethods++)
        if (!read_method(p, &c->methods[c->nmethods]))
            return false;
    return true;
}

/* ---- the class ---- */

static bool read_names(struct parser *p)
{
    struct jclass *c = p->c;
    uint16_t super, count;

    c->flags = reader_u16be(&p->r);
    c->name = jclass_class(c, reader_u16be(&p->r));
    super = reader_u16be(&p->r);
    c->super = super ? jclass_class(c, super) : NULL;
    count = reader_u16be(&p->r);
    if (p->r.bad || !c->name || *c->name == '[' || (super && (!c->super || *c->super == '[')))
        return fail(p, "the class has no name");
    if (count > reader_left(&p->r) / 2)
        return fail(p, "more interfaces than bytes");
    c->interfaces = ARENA_ARRAY(p->arena, const char *, count + 1u);
    for (; c->ninterfaces < count; c->ninterfaces++) {
        const char *name = jclass_class(c, reader_u16be(&p->r));

        if (!name || *name == '[')
            return fail(p, "an interface has no name");
        c->interfaces[c->ninterfaces] = name;
    }
    return true;
}

static bool read_attributes(struct parser *p)
{
    uint16_t count = reader_u16be(&p->r);
    struct reader content;
    const char *name;

    for (uint32_t i = 0; i < count; i++)
        if (!next_attribute(p, &p->r, &name, &content) || !read_class_attribute(p, name, &content))
            return false;
    return !p->r.bad || fail(p, "the attributes are cut off");
}

static bool read_version(struct parser *p)
{
    uint32_t magic = reader_u32be(&p->r);

    (void)reader_u16be(&p->r);
    p->c->major = reader_u16be(&p->r);
    if (p->r.bad || magic != 0xCAFEBABE)
        return diag_set(p->diag, "not a class file");
    if (p->c->major < OLDEST || p->c->major > NEWEST)
        return diag_set(p->diag, "class file version %u is not known (%u to %u are)", p->c->major,
                        OLDEST, NEWEST);
    return true;
}

bool jclass_read(struct jclass *c, const void *data, size_t len, struct arena *arena,
                 struct diag *diag)
{
    struct parser p = {.c = c, .arena = arena, .diag = diag};

    *c = (struct jclass){.data = data, .len = len};
    if (len > UINT32_MAX / 2)
        return diag_set(diag, "not a class file");
    reader_init(&p.r, data, len);
    return read_version(&p) && read_pool(&p) && check_pool(&p) && read_names(&p) &&
           read_members(&p) && read_attributes(&p);
}

/* ---- code ---- */

static bool read_handlers(struct parser *p, struct reader *r, struct jcode *code)
{
    uint16_t count = reader_u16be(r);

    if (count > reader_left(r) / 8)
        return fail(p, "more exception handlers than bytes");
    code->handlers = ARENA_ARRAY(p->arena, struct jhandler, count + 1u);
    for (uint32_t i = 0; i < count; i++) {
        struct jhandler *h = &code->handlers[i];
        uint16_t type;

        h->start = reader_u16be(r);
        h->end = reader_u16be(r);
        h->target = reader_u16be(r);
        type = reader_u16be(r);
        h->type = type ? jclass_class(p->c, type) : NULL;
        if (r->bad || h->end > code->len || h->target >= code->len || (type && !h->type))
            return fail(p, "an exception handler lies outside of the code");
        if (h->start < h->end) /* empty ones were made by old compilers */
            code->nhandlers++;
        else
            i--, count--;
    }
    return true;
}

static int by_pc(const void *a, const void *b)
{
    const struct jline *x = a, *y = b;

    if (x->pc != y->pc)
        return x->pc < y->pc ? -1 : 1;
    return (x->line > y->line) - (x->line < y->line);
}

/* Several tables may follow each other; what lies outside of the code is dropped. */
static void add_lines(struct parser *p, struct reader *r, struct jcode *code)
{
    uint16_t count = reader_u16be(r);
    struct jline *grown;

    if (count > reader_left(r) / 4)
        return;
    grown = ARENA_ARRAY(p->arena, struct jline, code->nlines + count + 1u);
    for (uint32_t i = 0; i < code->nlines; i++)
        grown[i] = code->lines[i];
    code->lines = grown;
    for (uint32_t i = 0; i < count; i++) {
        struct jline line;

        line.pc = reader_u16be(r);
        line.line = reader_u16be(r);
        if (line.pc < code->len)
            grown[code->nlines++] = line;
    }
}

bool jcode_read(const struct jclass *c, const struct jmethod *m, struct jcode *code,
                struct arena *arena, struct diag *diag)
{
    struct jclass copy = *c;
    struct parser p = {.c = &copy, .arena = arena, .diag = diag};
    struct reader r, content;
    const char *name;
    uint16_t nattributes;

    *code = (struct jcode){0};
    reader_init(&r, c->data + m->code_at, m->code_len);
    code->max_stack = reader_u16be(&r);
    code->max_locals = reader_u16be(&r);
    code->len = reader_u32be(&r);
    code->code = reader_bytes(&r, code->len);
    if (!code->code || code->len == 0 || code->len > 65535)
        return fail(&p, "a method's code is cut off");
    if (!read_handlers(&p, &r, code))
        return false;
    nattributes = reader_u16be(&r);
    for (uint32_t i = 0; i < nattributes; i++) {
        if (!next_attribute(&p, &r, &name, &content))
            return false;
        if (strcmp(name, "LineNumberTable") == 0)
            add_lines(&p, &content, code);
    }
    if (code->nlines > 1)
        qsort(code->lines, code->nlines, sizeof *code->lines, by_pc);
    return true;
}
