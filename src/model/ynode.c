#include "model/ynode.h"
#include "base/vec.h"
#include <yaml.h>

/* A finished node under its anchor; a node is entered only when complete, so no cycle can form. */
struct anchor {
    const char *name;
    struct ynode *node;
};

struct ynode_parser {
    struct arena *arena;
    const char *name;
    struct diag *diag;
    yaml_parser_t yaml;
    yaml_event_t event; /* the current one, deleted by next_event */
    bool has_event;
    VEC(struct anchor) anchors;
};

static bool mistake(struct ynode_parser *p, size_t line, const char *what)
{
    return diag_set(p->diag, "%s:%zu: %s", p->name, line + 1, what);
}

static bool next_event(struct ynode_parser *p)
{
    if (p->has_event)
        yaml_event_delete(&p->event);
    p->has_event = yaml_parser_parse(&p->yaml, &p->event) != 0;
    if (p->has_event)
        return true;
    const char *problem = p->yaml.problem ? p->yaml.problem : "cannot be read";
    size_t line = p->yaml.problem_mark.line;
    return diag_set(p->diag, "%s:%zu: not valid yaml: %s", p->name, line + 1, problem);
}

static struct ynode *new_node(struct ynode_parser *p, enum ynode_kind kind)
{
    struct ynode *n = ARENA_NEW(p->arena, struct ynode);
    n->kind = kind;
    n->line = (int)p->event.start_mark.line + 1;
    n->weight = 1;
    return n;
}

static char *copy_text(struct arena *a, const char *s, size_t len)
{
    char *copy = arena_alloc(a, len + 1);
    memcpy(copy, s, len);
    copy[len] = 0;
    return copy;
}

static bool read_scalar(struct ynode_parser *p, struct ynode **out)
{
    const char *text = (const char *)p->event.data.scalar.value;
    size_t len = p->event.data.scalar.length;
    if (memchr(text, 0, len))
        return mistake(p, p->event.start_mark.line, "a name or value contains a NUL character");
    struct ynode *n = new_node(p, YNODE_SCALAR);
    n->text = copy_text(p->arena, text, len);
    n->is_quoted = p->event.data.scalar.style != YAML_PLAIN_SCALAR_STYLE;
    *out = n;
    return true;
}

static bool read_alias(struct ynode_parser *p, struct ynode **out)
{
    const char *name = (const char *)p->event.data.alias.anchor;
    for (size_t i = p->anchors.n; i-- > 0;) {
        if (!strcmp(p->anchors.at[i].name, name)) {
            *out = p->anchors.at[i].node;
            return true;
        }
    }
    return diag_set(p->diag, "%s:%zu: alias '*%s' has no anchor before it", p->name,
                    p->event.start_mark.line + 1, name);
}

static bool read_node(struct ynode_parser *p, int depth, struct ynode **out);

/* The elements up to the end event of a list or a map. */
static bool read_items(struct ynode_parser *p, struct ynode *n, yaml_event_type_t end, int depth)
{
    VEC(struct ynode *) items = {0};
    bool ok = true;
    while ((ok = next_event(p)) && p->event.type != end) {
        struct ynode *item;
        if (!(ok = read_node(p, depth + 1, &item)))
            break;
        n->weight += item->weight;
        if (n->weight > YNODE_MAX_WEIGHT) {
            ok = mistake(p, p->event.start_mark.line, "too large once its aliases are unfolded");
            break;
        }
        vec_push(&items, item);
    }
    if (ok && items.n) {
        n->items = arena_memdup(p->arena, items.at, items.n * sizeof *items.at);
        n->n = n->kind == YNODE_MAP ? items.n / 2 : items.n;
    }
    vec_release(&items);
    return ok;
}

static const char *event_anchor(const yaml_event_t *e)
{
    switch (e->type) {
    case YAML_SCALAR_EVENT:
        return (const char *)e->data.scalar.anchor;
    case YAML_SEQUENCE_START_EVENT:
        return (const char *)e->data.sequence_start.anchor;
    case YAML_MAPPING_START_EVENT:
        return (const char *)e->data.mapping_start.anchor;
    default:
        return NULL;
    }
}

static bool read_plain_node(struct ynode_parser *p, int depth, struct ynode **out)
{
    switch (p->event.type) {
    case YAML_SCALAR_EVENT:
        return read_scalar(p, out);
    case YAML_SEQUENCE_START_EVENT:
        *out = new_node(p, YNODE_LIST);
        return read_items(p, *out, YAML_SEQUENCE_END_EVENT, depth);
    case YAML_MAPPING_START_EVENT:
        *out = new_node(p, YNODE_MAP);
        return read_items(p, *out, YAML_MAPPING_END_EVENT, depth);
    default:
        return mistake(p, p->event.start_mark.line, "a value is missing");
    }
}

static bool read_node(struct ynode_parser *p, int depth, struct ynode **out)
{
    if (depth > YNODE_MAX_DEPTH)
        return mistake(p, p->event.start_mark.line, "nested too deeply");
    if (p->event.type == YAML_ALIAS_EVENT)
        return read_alias(p, out);
    const char *anchor = event_anchor(&p->event);
    if (anchor)
        anchor = arena_strdup(p->arena, anchor);
    if (!read_plain_node(p, depth, out))
        return false;
    if (anchor)
        vec_push(&p->anchors, ((struct anchor){anchor, *out}));
    return true;
}

static bool read_document(struct ynode_parser *p, struct ynode **root)
{
    if (!next_event(p) || !next_event(p)) /* stream start, document start or stream end */
        return false;
    if (p->event.type == YAML_STREAM_END_EVENT)
        return true;
    if (!next_event(p) || !read_node(p, 0, root) || !next_event(p) || !next_event(p))
        return false;
    if (p->event.type != YAML_STREAM_END_EVENT)
        return mistake(p, p->event.start_mark.line, "a second document, expected only one");
    return true;
}

bool ynode_read(struct arena *arena, const char *text, size_t len, const char *name,
                struct ynode **root, struct diag *diag)
{
    *root = NULL;
    if (len > YNODE_MAX_BYTES)
        return diag_set(diag, "%s:1: too large, at most %u bytes are read", name, YNODE_MAX_BYTES);
    struct ynode_parser p = {.arena = arena, .name = name, .diag = diag};
    if (!yaml_parser_initialize(&p.yaml))
        return diag_set(diag, "%s:1: out of memory", name);
    yaml_parser_set_encoding(&p.yaml, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&p.yaml, (const unsigned char *)text, len);
    bool ok = read_document(&p, root);
    if (p.has_event)
        yaml_event_delete(&p.event);
    yaml_parser_delete(&p.yaml);
    vec_release(&p.anchors);
    return ok;
}
