#include "cli/config.h"
#include "base/os.h"
#include "base/strbuf.h"
#include "cli/suppressions.h"
#include "input/words.h"
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

struct config {
    struct options *o;
    yaml_document_t *doc;
    const char *path; /* as shown */
    const char *dir;  /* absolute */
    struct diag *diag;
    str_vec lists[64], flags; /* of the file, by option; joined with the user's at the end */
};

static const char *key_name(size_t i)
{
    static const char *const others[] = {"flags", "suppressions", "functions", "variables"};

    for (size_t at = 0;; at++) {
        const struct option_spec *spec = option_spec(at);

        if (!spec)
            return i < ARRAY_SIZE(others) ? others[i] : NULL;
        if (spec->config && i-- == 0)
            return spec->config;
    }
}

static const struct option_spec *find_key(const char *key)
{
    const struct option_spec *spec;

    for (size_t i = 0; (spec = option_spec(i)); i++)
        if (spec->config && strcmp(spec->config, key) == 0)
            return spec;
    return NULL;
}

static int line_of(const yaml_node_t *node)
{
    return (int)node->start_mark.line + 1;
}

static const char *text_of(struct config *c, const yaml_node_t *node)
{
    return arena_printf(&c->o->arena, "%.*s", (int)node->data.scalar.length,
                        (const char *)node->data.scalar.value);
}

static const char *whence(struct config *c, const yaml_node_t *node, const char *key)
{
    return arena_printf(&c->o->arena, "%s:%d: '%s'", c->path, line_of(node), key);
}

/* Each of the paths between colons, from the folder of the file. */
static const char *absolute_each(struct config *c, const char *text)
{
    struct strbuf out = {0};

    while (*text) {
        size_t n = strcspn(text, ":");
        const char *part = arena_printf(&c->o->arena, "%.*s", (int)n, text);

        if (out.len)
            strbuf_addc(&out, ':');
        if (n)
            strbuf_adds(&out, path_absolute(c->dir, part, &c->o->arena));
        text += n + (text[n] == ':');
    }
    const char *all = arena_printf(&c->o->arena, "%s", strbuf_str(&out));
    strbuf_release(&out);
    return all;
}

static bool is_used(const struct config *c, const struct option_spec *spec)
{
    return spec->commands & 1u << c->o->command;
}

static const char *item_of(struct config *c, const char *text, enum option_type type)
{
    if (type == OPT_PATHS)
        return path_absolute(c->dir, text, &c->o->arena);
    return type == OPT_SEARCH ? absolute_each(c, text) : text;
}

/* A scalar, or a list of scalars, appended to out. */
static bool read_list(struct config *c, const yaml_node_t *node, const char *key,
                      enum option_type type, str_vec *out)
{
    if (node->type == YAML_SCALAR_NODE) {
        const char *text = text_of(c, node);

        if (!*text)
            return diag_set(c->diag, "%s: expected a value or a list", whence(c, node, key));
        vec_push(out, item_of(c, text, type));
        if (strcmp(key, "models") == 0 && is_used(c, find_key(key)) &&
            access(vec_last(out), F_OK) != 0)
            return diag_set(c->diag, "%s: there is no file '%s'", whence(c, node, key),
                            vec_last(out));
        return true;
    }
    if (node->type != YAML_SEQUENCE_NODE)
        return diag_set(c->diag, "%s: expected a list", whence(c, node, key));
    for (yaml_node_item_t *i = node->data.sequence.items.start; i < node->data.sequence.items.top;
         i++) {
        const yaml_node_t *item = yaml_document_get_node(c->doc, *i);

        if (item->type != YAML_SCALAR_NODE)
            return diag_set(c->diag, "%s: expected a plain value in the list",
                            whence(c, item, key));
        if (!read_list(c, item, key, type, out))
            return false;
    }
    return true;
}

static bool is_list(const struct option_spec *spec)
{
    return spec->type == OPT_PATHS || spec->type == OPT_LIST || spec->type == OPT_PATTERNS ||
           spec->type == OPT_SEARCH;
}

/* Who names files does not mean the project's build. */
static bool is_for_builds_only(const struct config *c, const struct option_spec *spec)
{
    return c->o->words.n > 0 &&
           (strcmp(spec->name, "build") == 0 || strcmp(spec->name, "target") == 0);
}

static bool read_value(struct config *c, const struct option_spec *spec, const yaml_node_t *node)
{
    if (is_list(spec))
        return read_list(c, node, spec->config, spec->type, &c->lists[spec - option_spec(0)]);
    if (node->type != YAML_SCALAR_NODE)
        return diag_set(c->diag, "%s: expected a single value", whence(c, node, spec->config));
    if (c->o->given & UINT64_C(1) << (spec - option_spec(0)) || is_for_builds_only(c, spec))
        return true;
    if (strcmp(spec->name, "baseline") == 0)
        c->o->baseline_from = whence(c, node, spec->config);
    return option_set(c->o, spec, text_of(c, node), whence(c, node, spec->config), c->dir, c->diag);
}

/* Library models may stand in the file itself; `entries` as a list are names to start at. */
static bool is_model_key(const char *name, const yaml_node_t *value)
{
    return strcmp(name, "functions") == 0 || strcmp(name, "variables") == 0 ||
           (strcmp(name, "entries") == 0 && value->type == YAML_MAPPING_NODE);
}

static bool read_pair(struct config *c, const yaml_node_t *key, const yaml_node_t *value)
{
    const struct option_spec *spec;
    const char *name, *near;

    if (key->type != YAML_SCALAR_NODE)
        return diag_set(c->diag, "%s:%d: expected a key", c->path, line_of(key));
    name = text_of(c, key);
    if (strcmp(name, "flags") == 0)
        return read_list(c, value, name, false, &c->flags);
    if (strcmp(name, "suppressions") == 0)
        return suppressions_read(&(struct suppression_input){c->doc, c->path, c->dir, &c->o->arena,
                                                             &c->o->suppressions, c->diag},
                                 value);
    if (is_model_key(name, value))
        return true; /* read with the models */
    spec = find_key(name);
    if (spec)
        return read_value(c, spec, value);
    near = suggest(name, key_name);
    if (near)
        return diag_set(c->diag, "%s:%d: unknown key '%s'; did you mean '%s'?", c->path,
                        line_of(key), name, near);
    return diag_set(c->diag, "%s:%d: unknown key '%s'", c->path, line_of(key), name);
}

/* A key that stands twice: it is not known which one is meant. */
static bool is_first(struct config *c, const yaml_node_t *root, const yaml_node_pair_t *pair)
{
    const yaml_node_t *key = yaml_document_get_node(c->doc, pair->key);

    for (yaml_node_pair_t *p = root->data.mapping.pairs.start; p < pair; p++) {
        const yaml_node_t *other = yaml_document_get_node(c->doc, p->key);

        if (key->type == YAML_SCALAR_NODE && other->type == YAML_SCALAR_NODE &&
            strcmp((const char *)key->data.scalar.value, (const char *)other->data.scalar.value) ==
                0)
            return diag_set(c->diag, "%s:%d: '%s' stands on line %d, too", c->path, line_of(key),
                            text_of(c, key), line_of(other));
    }
    return true;
}

static bool read_root(struct config *c)
{
    const yaml_node_t *root = yaml_document_get_root_node(c->doc);

    if (!root) /* an empty file */
        return true;
    if (root->type == YAML_SCALAR_NODE && root->data.scalar.length == 0)
        return true;
    if (root->type != YAML_MAPPING_NODE)
        return diag_set(c->diag, "%s:%d: expected 'key: value' lines", c->path, line_of(root));
    for (yaml_node_pair_t *p = root->data.mapping.pairs.start; p < root->data.mapping.pairs.top;
         p++)
        if (!is_first(c, root, p) || !read_pair(c, yaml_document_get_node(c->doc, p->key),
                                                yaml_document_get_node(c->doc, p->value)))
            return false;
    return true;
}

static void put_before(str_vec *list, const str_vec *first)
{
    str_vec joined = {0};

    for (size_t i = 0; i < first->n; i++)
        vec_push(&joined, first->at[i]);
    for (size_t i = 0; i < list->n; i++)
        vec_push(&joined, list->at[i]);
    vec_release(list);
    *list = joined;
}

/* The file's part of a list comes first; entries of the command line replace those of the file. */
static void join_lists(struct config *c)
{
    const struct option_spec *spec;

    for (size_t i = 0; (spec = option_spec(i)); i++) {
        str_vec *list = (str_vec *)((char *)c->o + spec->field);

        if (!is_list(spec))
            continue;
        if (strcmp(spec->name, "entry") != 0 || list->n == 0)
            put_before(list, &c->lists[i]);
        vec_release(&c->lists[i]);
    }
}

static bool is_last_document(struct config *c, yaml_parser_t *parser)
{
    yaml_document_t next;

    if (!yaml_parser_load(parser, &next))
        return diag_set(c->diag, "%s:%zu: %s", c->path, parser->problem_mark.line + 1,
                        parser->problem ? parser->problem : "not valid YAML");
    const yaml_node_t *root = yaml_document_get_root_node(&next);
    bool is_last = !root || diag_set(c->diag, "%s:%d: a second document; one is expected", c->path,
                                     line_of(root));
    yaml_document_delete(&next);
    return is_last;
}

static bool parse_yaml(struct config *c, const struct mapped_file *file)
{
    yaml_parser_t parser;
    yaml_document_t doc;
    bool ok;

    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, file->data, file->len);
    if (!yaml_parser_load(&parser, &doc)) {
        diag_set(c->diag, "%s:%zu: %s", c->path, parser.problem_mark.line + 1,
                 parser.problem ? parser.problem : "not valid YAML");
        yaml_parser_delete(&parser);
        return false;
    }
    c->doc = &doc;
    ok = read_root(c);
    yaml_document_delete(&doc);
    ok = ok && is_last_document(c, &parser);
    yaml_parser_delete(&parser);
    return ok;
}

static bool read_file(struct options *o, const char *path, struct diag *diag)
{
    struct config c = {.o = o, .path = path, .diag = diag};
    struct mapped_file file;
    char *real = os_real_path(path);
    bool ok;

    if (!os_map_file(path, &file, diag)) {
        free(real);
        return false;
    }
    c.dir = real ? arena_printf(&o->arena, "%.*s", (int)(strrchr(real, '/') - real), real) : ".";
    free(real);
    ok = parse_yaml(&c, &file);
    os_unmap_file(&file);
    join_lists(&c);
    if (o->command != CMD_CAPTURE) /* whose rest is the build */
        put_before(&o->rest, &c.flags);
    vec_release(&c.flags);
    return ok;
}

static const char *find_upwards(const char *start, struct arena *arena)
{
    char *dir = arena_strdup(arena, start);

    for (;;) {
        const char *path = arena_printf(arena, "%s/heddle.yml", dir);
        char *slash = strrchr(dir, '/');
        struct stat st;

        if (lstat(path, &st) == 0)
            return path;
        if (!slash)
            return NULL;
        *slash = '\0';
    }
}

bool config_makes_baseline(const struct options *o)
{
    struct arena arena;
    char *cwd = getcwd(NULL, 0);

    arena_init(&arena, "paths");
    bool is_same = o->baseline && o->json_file && !os_is_file(o->baseline) &&
                   strcmp(path_absolute(cwd ? cwd : "/", o->json_file, &arena),
                          path_absolute(cwd ? cwd : "/", o->baseline, &arena)) == 0;
    arena_release(&arena);
    free(cwd);
    return is_same;
}

/* A baseline that is not there yet is a mistake, unless this run writes it. */
static bool check_baseline(const struct options *o, struct diag *diag)
{
    const struct option_spec *spec = find_key("baseline");

    if (!o->baseline || !(spec->commands & 1u << o->command) || access(o->baseline, F_OK) == 0 ||
        config_makes_baseline(o))
        return true;
    return diag_set(
        diag, "%s: there is no file '%s'; `heddle check --json FILE --fail-on never` makes one",
        o->baseline_from ? o->baseline_from : "--baseline", o->baseline);
}

bool config_load(struct options *o, const char *start, const char **path, struct diag *diag)
{
    *path = o->config ? o->config : find_upwards(start, &o->arena);
    if (*path && !o->config && !os_is_file(*path)) /* a pipe would be waited for */
        return diag_set(diag, "'%s' is not a file that can be read", *path);
    if (*path && !read_file(o, *path, diag))
        return false;
    for (size_t i = 0; i < o->suppression_files.n; i++)
        if (!suppressions_load(o->suppression_files.at[i], &o->arena, &o->suppressions, diag))
            return false;
    return check_baseline(o, diag);
}
