#include "model/parse.h"
#include <limits.h>
#include <stdlib.h>

typedef VEC(struct effect) effect_vec;

bool model_mistake(struct model_parse *p, const struct ynode *at, const char *fmt, ...)
{
    struct strbuf text = {0};
    va_list ap;
    va_start(ap, fmt);
    strbuf_vaddf(&text, fmt, ap);
    va_end(ap);
    diag_set(p->diag, "%s:%d: %s", p->file, at->line, strbuf_str(&text));
    strbuf_release(&text);
    return false;
}

static const char *kind_name(const struct ynode *n)
{
    switch (n->kind) {
    case YNODE_LIST:
        return "a list";
    case YNODE_MAP:
        return "a mapping";
    default:
        return ynode_is_null(n) ? "empty" : "a plain value";
    }
}

static bool unknown_effect(struct model_parse *p, const struct ynode *key)
{
    struct strbuf list = {0};
    effect_list_names(&list);
    model_mistake(p, key, "unknown effect '%s', expected one of %s, override, same_as", key->text,
                  strbuf_str(&list));
    strbuf_release(&list);
    return false;
}

/* {read: [arg0, arg1]} is two effects, {read: arg0} one. */
static bool parse_effect_group(struct model_parse *p, const struct ynode *key,
                               const struct ynode *value, effect_vec *out)
{
    size_t n = value->kind == YNODE_LIST ? value->n : 1;
    for (size_t i = 0; i < n; i++) {
        struct effect e;
        if (!effect_parse(p, key, value->kind == YNODE_LIST ? value->items[i] : value, &e))
            return false;
        vec_push(out, e);
    }
    return true;
}

static bool parse_profile_name(struct model_parse *p, const struct ynode *name, bool *is_on)
{
    if (name->kind != YNODE_SCALAR || !*name->text)
        return model_mistake(p, name, "the name of a profile is %s", kind_name(name));
    *is_on = model_has_profile(p->model, name->text);
    return true;
}

/* {profile: NAME}: holds only if the user works with that profile. */
static bool parse_profile(struct model_parse *p, const struct ynode *map, bool *is_on)
{
    const struct ynode *name = map->n == 1 ? map->items[1] : NULL;
    if (!name || strcmp(map->items[0]->kind == YNODE_SCALAR ? map->items[0]->text : "", "profile"))
        return model_mistake(p, map, "unknown condition, expected {profile: NAME}");
    return parse_profile_name(p, name, is_on);
}

static bool parse_override(struct model_parse *p, const struct ynode *key,
                           const struct ynode *value, bool *is_on)
{
    if (value->kind == YNODE_MAP)
        return parse_profile(p, value, is_on);
    return ynode_get_bool(p, key, value, is_on);
}

static bool parse_number(struct model_parse *p, const struct ynode *value, int *out)
{
    char *end = NULL;
    long n = value->kind == YNODE_SCALAR ? strtol(value->text, &end, 10) : 0;
    if (!end || *end || end == value->text || n < INT_MIN || n > INT_MAX)
        return model_mistake(p, value, "expected a number");
    *out = (int)n;
    return true;
}

/* {caller_arg: N, is: V}, {caller_arg: N, is_not: V} or {caller_not: NAME} */
static bool parse_when(struct model_parse *p, const struct ynode *value, struct model_fn *fn)
{
    if (value->kind != YNODE_MAP)
        return model_mistake(p, value, "'when' is %s, expected {caller_arg: 1, is: 2}",
                             kind_name(value));
    int arg = -1;
    for (size_t i = 0; i < value->n; i++) {
        const struct ynode *key = value->items[2 * i], *item = value->items[2 * i + 1];
        const char *text = key->kind == YNODE_SCALAR ? key->text : "";
        if (!strcmp(text, "caller_not") && item->kind == YNODE_SCALAR && value->n == 1) {
            fn->when.caller_not = arena_strdup(p->arena, item->text);
            return true;
        }
        fn->when.is_not |= !strcmp(text, "is_not");
        bool is_value = !strcmp(text, "is") || !strcmp(text, "is_not");
        if (!is_value && strcmp(text, "caller_arg") != 0)
            return model_mistake(p, key,
                                 "unknown key '%s' in 'when', expected caller_arg, is, "
                                 "is_not, or caller_not alone",
                                 text);
        if (!parse_number(p, item, is_value ? &fn->when.value : &arg))
            return false;
    }
    if (arg < 0 || arg >= MODEL_MAX_ARG)
        return model_mistake(p, value, "'when' lacks caller_arg, the number of an argument");
    fn->when.nth_arg = arg + 1;
    return true;
}

static bool parse_same_as(struct model_parse *p, const struct ynode *value, effect_vec *out)
{
    if (value->kind != YNODE_SCALAR)
        return model_mistake(p, value, "'same_as' is %s, expected the name of a function",
                             kind_name(value));
    const struct model_fn *fn = model_get_fn(p->model, value->text);
    if (!fn)
        return model_mistake(p, value, "'same_as' names '%s', which has no model before this line",
                             value->text);
    for (int i = 0; i < fn->neffects; i++)
        vec_push(out, fn->effects[i]);
    return true;
}

/* One mapping of a model: effects in the order of the text, and the keys that are not effects. */
static bool parse_effect_map(struct model_parse *p, const struct ynode *map, struct model_fn *fn,
                             effect_vec *out)
{
    for (size_t i = 0; i < map->n; i++) {
        const struct ynode *key = map->items[2 * i], *value = map->items[2 * i + 1];
        bool ok;
        if (key->kind != YNODE_SCALAR)
            return model_mistake(p, key, "the name of an effect is %s", kind_name(key));
        if (!strcmp(key->text, "override"))
            ok = parse_override(p, key, value, &fn->override_body);
        else if (!strcmp(key->text, "same_as"))
            ok = parse_same_as(p, value, out);
        else if (!strcmp(key->text, "when"))
            ok = parse_when(p, value, fn);
        else if (effect_is_known(key->text))
            ok = parse_effect_group(p, key, value, out);
        else
            ok = unknown_effect(p, key);
        if (!ok)
            return false;
    }
    return true;
}

static bool parse_body(struct model_parse *p, const struct ynode *body, struct model_fn *fn,
                       effect_vec *out)
{
    if (body->kind == YNODE_SCALAR && !strcmp(body->text, "pure"))
        return true;
    if (body->kind == YNODE_MAP)
        return parse_effect_map(p, body, fn, out);
    if (body->kind == YNODE_SCALAR)
        return model_mistake(p, body,
                             "'%s' is not a model, expected effects in {}, a list of them, "
                             "pure, or null to remove one",
                             body->text);
    for (size_t i = 0; i < body->n; i++) {
        if (body->items[i]->kind != YNODE_MAP)
            return model_mistake(p, body->items[i], "an effect is %s, expected {effect: ...}",
                                 kind_name(body->items[i]));
        if (!parse_effect_map(p, body->items[i], fn, out))
            return false;
    }
    return true;
}

/* Has an earlier line of this very file spoken of the name? */
static bool check_twice(struct model_parse *p, const struct ynode *name)
{
    const struct model_fn *old = model_get_fn(p->model, name->text);
    if (old && old->file == p->file)
        return model_mistake(p, name, "function '%s' is modelled twice, first in line %d",
                             name->text, old->line);
    return true;
}

static bool put_function(struct model_parse *p, const struct ynode *name,
                         const struct model_fn *body)
{
    if (name->kind != YNODE_SCALAR)
        return model_mistake(p, name, "the name of a function is %s", kind_name(name));
    if (!*name->text)
        return model_mistake(p, name, "the name of a function is empty");
    if (!check_twice(p, name))
        return false;
    if (!body) {
        model_put_fn(p->model, name->text, NULL);
        return true;
    }
    struct model_fn *fn = arena_memdup(p->arena, body, sizeof *body);
    fn->name = arena_strdup(p->arena, name->text);
    fn->line = name->line;
    model_put_fn(p->model, fn->name, fn);
    return true;
}

static bool put_functions(struct model_parse *p, const struct ynode *key,
                          const struct model_fn *body)
{
    if (key->kind != YNODE_LIST)
        return put_function(p, key, body);
    for (size_t i = 0; i < key->n; i++)
        if (!put_function(p, key->items[i], body))
            return false;
    return true;
}

static bool parse_function(struct model_parse *p, const struct ynode *key, const struct ynode *body)
{
    if (ynode_is_null(body))
        return put_functions(p, key, NULL);
    struct model_fn fn = {.file = p->file, .line = key->line};
    effect_vec effects = {0};
    bool ok = parse_body(p, body, &fn, &effects);
    if (ok && effects.n) {
        fn.effects = arena_memdup(p->arena, effects.at, effects.n * sizeof *effects.at);
        fn.neffects = (int)effects.n;
        for (size_t i = 0; i < effects.n; i++)
            fn.has_body |= effects.at[i].kind == EFFECT_BODY;
    }
    vec_release(&effects);
    return ok && put_functions(p, key, &fn);
}

static bool parse_var_key(struct model_parse *p, const struct ynode *key, const struct ynode *value,
                          struct model_var *var)
{
    if (key->kind == YNODE_SCALAR && !strcmp(key->text, "thread_local"))
        return ynode_get_bool(p, key, value, &var->is_thread_local);
    if (key->kind == YNODE_SCALAR && !strcmp(key->text, "internal"))
        return ynode_get_bool(p, key, value, &var->is_internal);
    if (key->kind == YNODE_SCALAR && !strcmp(key->text, "value")) {
        char *end = NULL;
        if (value->kind == YNODE_SCALAR && *value->text)
            var->value = strtoll(value->text, &end, 0);
        if (!end || *end)
            return model_mistake(p, value, "'value' is not a number");
        var->has_value = true;
        return true;
    }
    return model_mistake(p, key,
                         "unknown key of a variable, expected thread_local, internal or value");
}

static bool parse_variable(struct model_parse *p, const struct ynode *key, const struct ynode *body)
{
    if (key->kind != YNODE_SCALAR)
        return model_mistake(p, key, "the name of a variable is %s", kind_name(key));
    if (body->kind != YNODE_MAP)
        return model_mistake(p, body,
                             "variable '%s' is %s, expected {thread_local, internal, value}",
                             key->text, kind_name(body));
    struct model_var *var = ARENA_NEW(p->arena, struct model_var);
    var->name = arena_strdup(p->arena, key->text);
    var->file = p->file;
    var->line = key->line;
    for (size_t i = 0; i < body->n; i++)
        if (!parse_var_key(p, body->items[2 * i], body->items[2 * i + 1], var))
            return false;
    model_put_var(p->model, var);
    return true;
}

static bool parse_entry_key(struct model_parse *p, const struct ynode *key,
                            const struct ynode *value, struct model_entry *entry, bool *is_on)
{
    const char *name = key->kind == YNODE_SCALAR ? key->text : "";
    if (!strcmp(name, "many"))
        return ynode_get_bool(p, key, value, &entry->is_many);
    if (!strcmp(name, "first"))
        return ynode_get_bool(p, key, value, &entry->is_first);
    if (!strcmp(name, "last"))
        return ynode_get_bool(p, key, value, &entry->is_last);
    if (!strcmp(name, "profile"))
        return parse_profile_name(p, value, is_on);
    return model_mistake(p, key, "unknown key of an entry, expected many, first, last or profile");
}

static bool parse_entry(struct model_parse *p, const struct ynode *key, const struct ynode *body)
{
    bool is_on = true;
    if (key->kind != YNODE_SCALAR)
        return model_mistake(p, key, "the name of an entry is %s", kind_name(key));
    if (body->kind != YNODE_MAP)
        return model_mistake(p, body, "entry '%s' is %s, expected {many: true} or {}", key->text,
                             kind_name(body));
    struct model_entry *entry = ARENA_NEW(p->arena, struct model_entry);
    entry->name = arena_strdup(p->arena, key->text);
    entry->file = p->file;
    entry->line = key->line;
    for (size_t i = 0; i < body->n; i++)
        if (!parse_entry_key(p, body->items[2 * i], body->items[2 * i + 1], entry, &is_on))
            return false;
    if (is_on)
        model_put_entry(p->model, entry);
    return true;
}

typedef bool section_fn(struct model_parse *, const struct ynode *key, const struct ynode *body);

static bool parse_section(struct model_parse *p, const struct ynode *name, const struct ynode *map,
                          section_fn *parse)
{
    if (ynode_is_null(map))
        return true;
    if (map->kind != YNODE_MAP)
        return model_mistake(p, map, "'%s' is %s, expected a mapping from names", name->text,
                             kind_name(map));
    for (size_t i = 0; i < map->n; i++)
        if (!parse(p, map->items[2 * i], map->items[2 * i + 1]))
            return false;
    return true;
}

bool model_parse_document(struct model_parse *p, const struct ynode *root)
{
    static const struct {
        const char *name;
        section_fn *parse;
    } sections[] = {
        {"functions", parse_function}, {"variables", parse_variable}, {"entries", parse_entry}};
    if (!root || ynode_is_null(root))
        return true;
    if (root->kind != YNODE_MAP)
        return model_mistake(p, root, "the file is %s, expected functions, variables or entries",
                             kind_name(root));
    for (size_t i = 0; i < root->n; i++) {
        const struct ynode *key = root->items[2 * i];
        const char *name = key->kind == YNODE_SCALAR ? key->text : "";
        size_t s = 0;
        while (s < ARRAY_SIZE(sections) && strcmp(sections[s].name, name) != 0)
            s++;
        if (s == ARRAY_SIZE(sections)) {
            if (p->ignores_other_keys)
                continue;
            return model_mistake(
                p, key, "unknown section '%s', expected one of functions, variables, entries",
                name);
        }
        bool is_list = root->items[2 * i + 1]->kind != YNODE_MAP;
        if (p->ignores_other_keys && is_list && sections[s].parse == parse_entry)
            continue; /* names of functions, for the command line */
        if (!parse_section(p, key, root->items[2 * i + 1], sections[s].parse))
            return false;
    }
    return true;
}
