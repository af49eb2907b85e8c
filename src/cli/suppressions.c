#include "cli/suppressions.h"
#include "base/os.h"
#include "cli/options.h"
#include "input/words.h"
#include "report/rules.h"
#include <ctype.h>
#include <stdlib.h>
#include <unistd.h>

static unsigned line_of(const yaml_node_t *node)
{
    return (unsigned)node->start_mark.line + 1;
}

static const char *text_of(const struct suppression_input *in, const yaml_node_t *node)
{
    if (node->type != YAML_SCALAR_NODE)
        return NULL;
    return arena_printf(in->arena, "%.*s", (int)node->data.scalar.length,
                        (const char *)node->data.scalar.value);
}

/* In one line: YAML writes long texts over several. */
static const char *one_line(const struct suppression_input *in, const char *text)
{
    char *line = arena_strdup(in->arena, text), *out = line;

    for (const char *at = text; *at; at++) {
        bool is_blank = isspace((unsigned char)*at);

        if (!is_blank)
            *out++ = *at;
        else if (out > line && at[1] && !isspace((unsigned char)at[1]))
            *out++ = ' ';
    }
    *out = '\0';
    return line;
}

struct key_spec {
    const char *name;
    size_t field;
};

#define FIELD(f) offsetof(struct suppression, f)
static const struct key_spec keys[] = {
    {"id", FIELD(id)},       {"rule", FIELD(rule)},         {"variable", FIELD(variable)},
    {"file", FIELD(file)},   {"function", FIELD(function)}, {"reason", FIELD(reason)},
    {"until", FIELD(until)},
};

static const char *key_name(size_t i)
{
    return i < ARRAY_SIZE(keys) ? keys[i].name : NULL;
}

static bool read_key(const struct suppression_input *in, const yaml_node_t *key,
                     const yaml_node_t *value, struct suppression *s)
{
    const char *name = text_of(in, key), *text = text_of(in, value);

    if (!name || !text || !*text)
        return diag_set(in->diag, "%s:%u: 'suppressions': expected 'key: value'", in->path,
                        line_of(key));
    for (size_t i = 0; i < ARRAY_SIZE(keys); i++)
        if (strcmp(keys[i].name, name) == 0) {
            *(const char **)((char *)s + keys[i].field) = one_line(in, text);
            return true;
        }
    const char *near = suggest(name, key_name);
    return diag_set(in->diag, "%s:%u: 'suppressions': unknown key '%s'%s%s%s", in->path,
                    line_of(key), name, near ? "; did you mean '" : "", near ? near : "",
                    near ? "'?" : "");
}

static bool is_id(const char *text)
{
    size_t len = strlen(text);
    return len >= 8 && len < KEY_HEX_SIZE && strspn(text, "0123456789abcdef") == len;
}

static bool check_item(const struct suppression_input *in, const struct suppression *s)
{
    const char *fault = NULL;

    if (!s->reason)
        fault = "a reason is missing";
    else if (!s->id && !s->variable && !s->file && !s->function)
        fault = "one of id, variable, file and function must say what is covered";
    else if (s->id && !is_id(s->id))
        fault = "an id is 8 to 32 hexadecimal digits";
    else if (s->until && !suppress_is_day(s->until))
        fault = "until is a day like 2026-12-31";
    else if (s->rule && !rule_is_known(s->rule))
        return diag_set(in->diag, "%s:%u: 'suppressions': unknown rule '%s'", in->path, s->at.line,
                        s->rule);
    return !fault || diag_set(in->diag, "%s:%u: 'suppressions': %s", in->path, s->at.line, fault);
}

static bool read_item(const struct suppression_input *in, const yaml_node_t *item)
{
    struct suppression s = {.at = {.file = in->path, .line = line_of(item)}};

    if (item->type == YAML_SCALAR_NODE) {
        const char *path = path_absolute(in->dir, text_of(in, item), in->arena);

        if (access(path, F_OK) != 0)
            return diag_set(in->diag, "%s:%u: 'suppressions': there is no file '%s'", in->path,
                            line_of(item), path);
        return suppressions_load(path, in->arena, in->out, in->diag);
    }
    if (item->type != YAML_MAPPING_NODE)
        return diag_set(in->diag, "%s:%u: 'suppressions': expected 'key: value' lines", in->path,
                        line_of(item));
    for (yaml_node_pair_t *p = item->data.mapping.pairs.start; p < item->data.mapping.pairs.top;
         p++)
        if (!read_key(in, yaml_document_get_node(in->doc, p->key),
                      yaml_document_get_node(in->doc, p->value), &s))
            return false;
    if (!check_item(in, &s))
        return false;
    vec_push(in->out, s);
    return true;
}

bool suppressions_read(const struct suppression_input *in, const yaml_node_t *list)
{
    if (list->type == YAML_SCALAR_NODE && list->data.scalar.length == 0)
        return true; /* "suppressions:" with nothing below */
    if (list->type == YAML_SCALAR_NODE)
        return read_item(in, list);
    if (list->type != YAML_SEQUENCE_NODE)
        return diag_set(in->diag, "%s:%u: 'suppressions': expected a list", in->path,
                        line_of(list));
    for (yaml_node_item_t *i = list->data.sequence.items.start; i < list->data.sequence.items.top;
         i++)
        if (!read_item(in, yaml_document_get_node(in->doc, *i)))
            return false;
    return true;
}

/* ---- a file of its own ---- */

static bool read_root(const struct suppression_input *in)
{
    const yaml_node_t *root = yaml_document_get_root_node(in->doc);

    if (!root || (root->type == YAML_SCALAR_NODE && root->data.scalar.length == 0))
        return true;
    if (root->type == YAML_MAPPING_NODE &&
        root->data.mapping.pairs.top - root->data.mapping.pairs.start == 1) {
        const yaml_node_pair_t *p = root->data.mapping.pairs.start;
        const char *name = text_of(in, yaml_document_get_node(in->doc, p->key));

        if (name && strcmp(name, "suppressions") == 0) {
            const yaml_node_t *list = yaml_document_get_node(in->doc, p->value);

            if (list->type == YAML_SEQUENCE_NODE)
                for (yaml_node_item_t *i = list->data.sequence.items.start;
                     i < list->data.sequence.items.top; i++)
                    if (yaml_document_get_node(in->doc, *i)->type == YAML_SCALAR_NODE)
                        return diag_set(in->diag,
                                        "%s:%u: 'suppressions': a file of suppressions "
                                        "cannot name another one",
                                        in->path, line_of(list));
            return suppressions_read(in, list);
        }
    }
    return diag_set(in->diag, "%s:%u: expected a list under 'suppressions:'", in->path,
                    line_of(root));
}

bool suppressions_load(const char *path, struct arena *arena, suppression_vec *out,
                       struct diag *diag)
{
    struct mapped_file file;
    yaml_parser_t parser;
    yaml_document_t doc;
    bool ok;

    if (!os_map_file(path, &file, diag))
        return false;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, file.data, file.len);
    ok = yaml_parser_load(&parser, &doc);
    if (!ok) {
        diag_set(diag, "%s:%zu: %s", path, parser.problem_mark.line + 1,
                 parser.problem ? parser.problem : "not valid YAML");
    } else {
        struct suppression_input in = {&doc, path, "/", arena, out, diag};
        ok = read_root(&in);
        yaml_document_delete(&doc);
    }
    yaml_parser_delete(&parser);
    os_unmap_file(&file);
    return ok;
}
