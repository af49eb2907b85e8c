/*
 * The store of models. Three tables (functions, variables, entries) map names to what was said of
 * them. Exact names are interned, so finding one is a single hash lookup. Patterns are chained by a
 * hash of their fixed prefix, cut to PREFIX_MAX bytes; a lookup probes once per prefix length in
 * use and compares only patterns whose prefix fits.
 */
#include "base/arena.h"
#include "base/hash.h"
#include "base/intern.h"
#include "base/map.h"
#include "base/os.h"
#include "model/name.h"
#include "model/parse.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>

#define PREFIX_MAX 40
#define NO_INDEX   UINT32_MAX

struct pattern {
    struct cname name;
    size_t fixed;   /* bytes that are not wildcards */
    uint32_t value; /* index into values */
    uint32_t next;  /* in the same bucket */
};

struct name_table {
    struct intern names;      /* canonical texts of exact names and of patterns */
    u32_vec value_of;         /* name id -> index into values, NO_INDEX */
    struct intern bare_names; /* names that were given with parameters, without them */
    u32_vec value_of_bare;    /* the first one's value */
    VEC(const void *) values; /* NULL: removed by the user */
    VEC(struct pattern) patterns;
    struct map buckets; /* hash of prefix -> first pattern + 1 */
    uint64_t lengths;   /* bit n: some pattern has a prefix of n bytes (cut) */
};

struct model {
    struct arena arena;
    struct name_table functions, variables, entries;
    VEC(const char *) profiles;
    size_t count;
};

static void table_init(struct name_table *t)
{
    intern_init(&t->names);
    intern_init(&t->bare_names);
}

static void table_release(struct name_table *t)
{
    for (size_t i = 0; i < t->patterns.n; i++)
        cname_release(&t->patterns.at[i].name);
    vec_release(&t->patterns);
    vec_release(&t->values);
    vec_release(&t->value_of);
    vec_release(&t->value_of_bare);
    map_release(&t->buckets);
    intern_release(&t->names);
    intern_release(&t->bare_names);
}

static uint64_t prefix_hash(const char *text, size_t len)
{
    uint64_t h = hash64(text, len);
    return h == MAP_NO_KEY ? 0 : h;
}

static void add_pattern(struct name_table *t, struct cname *name, size_t prefix, uint32_t value)
{
    size_t cut = MIN(prefix, PREFIX_MAX);
    bool fresh;
    uint32_t *bucket = map_slot(&t->buckets, prefix_hash(name->text, cut), &fresh);
    struct pattern p = {.name = *name, .fixed = cname_fixed(name), .value = value, .next = *bucket};
    t->lengths |= UINT64_C(1) << cut;
    vec_push(&t->patterns, p);
    *bucket = (uint32_t)t->patterns.n;
    *name = (struct cname){0}; /* the table owns it now */
}

static uint32_t *slot_of(struct intern *names, u32_vec *value_of, const char *text, size_t len)
{
    uint32_t id = intern_add(names, text, len);
    while (value_of->n <= id)
        vec_push(value_of, NO_INDEX);
    return &value_of->at[id];
}

static void add_name(struct name_table *t, struct cname *name, uint32_t value)
{
    size_t prefix;
    if (cname_has_star(name, &prefix)) {
        add_pattern(t, name, prefix, value);
    } else if (name->name_len < name->len) {
        uint32_t *slot = slot_of(&t->bare_names, &t->value_of_bare, name->text, name->name_len);
        if (*slot == NO_INDEX)
            *slot = value;
    }
}

static void table_put(struct name_table *t, const char *text, const void *value)
{
    struct cname name = cname_make(text, true);
    uint32_t *slot = slot_of(&t->names, &t->value_of, name.text, name.len);
    if (*slot != NO_INDEX) {
        t->values.at[*slot] = value;
    } else {
        *slot = (uint32_t)t->values.n;
        vec_push(&t->values, value);
        add_name(t, &name, *slot);
    }
    cname_release(&name);
}

/* False if nothing is known of the name; *value is NULL if it was removed. */
static bool find_in(const struct name_table *t, const struct intern *names, const u32_vec *value_of,
                    const char *text, const void **value)
{
    uint32_t id;
    if (!intern_find(names, text, &id) || id >= value_of->n || value_of->at[id] == NO_INDEX)
        return false;
    *value = t->values.at[value_of->at[id]];
    return true;
}

static bool find_exact(const struct name_table *t, const char *text, const void **value)
{
    return find_in(t, &t->names, &t->value_of, text, value);
}

static bool find_name_only(const struct name_table *t, struct cname *name, const void **value)
{
    char cut = name->text[name->name_len];
    name->text[name->name_len] = 0;
    bool found = find_exact(t, name->text, value);
    name->text[name->name_len] = cut;
    return found;
}

static const struct pattern *best_pattern(const struct name_table *t, const struct cname *name,
                                          const struct pattern *best)
{
    for (uint64_t left = t->lengths; left; left &= left - 1) {
        size_t len = (size_t)__builtin_ctzll(left);
        if (len > name->len)
            break;
        uint32_t i = map_get(&t->buckets, prefix_hash(name->text, len), 0);
        for (; i; i = t->patterns.at[i - 1].next) {
            const struct pattern *p = &t->patterns.at[i - 1];
            if ((!best || p->fixed > best->fixed) && cname_match(&p->name, name))
                best = p;
        }
    }
    return best;
}

/* By the demangled name: with its parameters, without them, or, if they are not known, as if they
 * were those of the first model of that name. */
static bool find_pretty(const struct name_table *t, struct cname *name, const void **value)
{
    if (find_exact(t, name->text, value))
        return true;
    if (name->name_len < name->len)
        return find_name_only(t, name, value);
    return strchr(name->text, ':') &&
           find_in(t, &t->bare_names, &t->value_of_bare, name->text, value);
}

static const void *table_find(const struct name_table *t, const char *name, const char *pretty)
{
    const void *value = NULL;
    if (find_exact(t, name, &value))
        return value;
    struct cname linkage = cname_make(name, false), shown = {0};
    const struct pattern *p = NULL;
    bool has_pretty = pretty && *pretty && strcmp(pretty, name) != 0;
    if (has_pretty)
        shown = cname_make(pretty, false);
    if (!has_pretty || !find_pretty(t, &shown, &value)) {
        p = best_pattern(t, &linkage, NULL);
        if (has_pretty)
            p = best_pattern(t, &shown, p);
        value = p ? t->values.at[p->value] : NULL;
    }
    cname_release(&linkage);
    cname_release(&shown);
    return value;
}

struct model *model_new(void)
{
    struct model *m = xcalloc(1, sizeof *m);
    arena_init(&m->arena, "models");
    table_init(&m->functions);
    table_init(&m->variables);
    table_init(&m->entries);
    return m;
}

void model_free(struct model *m)
{
    if (!m)
        return;
    table_release(&m->functions);
    table_release(&m->variables);
    table_release(&m->entries);
    vec_release(&m->profiles);
    arena_release(&m->arena);
    free(m);
}

void model_use_profile(struct model *m, const char *name)
{
    vec_push(&m->profiles, arena_strdup(&m->arena, name));
}

bool model_has_profile(const struct model *m, const char *name)
{
    for (size_t i = 0; i < m->profiles.n; i++)
        if (!strcmp(m->profiles.at[i], name))
            return true;
    return false;
}

const struct model_fn *model_get_fn(const struct model *m, const char *name)
{
    const void *value = NULL;
    struct cname canonical = cname_make(name, true);
    if (!find_exact(&m->functions, canonical.text, &value))
        value = NULL;
    cname_release(&canonical);
    return value;
}

void model_put_fn(struct model *m, const char *name, struct model_fn *fn)
{
    bool had = model_get_fn(m, name) != NULL;
    table_put(&m->functions, name, fn);
    m->count += (size_t)(fn != NULL) - (size_t)had;
}

void model_put_var(struct model *m, struct model_var *var)
{
    table_put(&m->variables, var->name, var);
}

void model_put_entry(struct model *m, struct model_entry *entry)
{
    table_put(&m->entries, entry->name, entry);
}

const struct model_fn *model_find(const struct model *m, const char *name, const char *pretty)
{
    return table_find(&m->functions, name, pretty);
}

const struct model_var *model_find_var(const struct model *m, const char *name)
{
    return table_find(&m->variables, name, NULL);
}

const struct model_entry *model_find_entry(const struct model *m, const char *name,
                                           const char *pretty)
{
    return table_find(&m->entries, name, pretty);
}

bool model_has_entries(const struct model *m)
{
    return m->entries.values.n > 0;
}

size_t model_count(const struct model *m)
{
    return m->count;
}

static bool load_text(struct model *m, const char *text, size_t len, const char *name,
                      bool ignores_other_keys, struct diag *diag)
{
    struct arena scratch;
    struct ynode *root;
    arena_init(&scratch, "yaml");
    struct model_parse p = {m, &m->arena, arena_strdup(&m->arena, name), ignores_other_keys, diag};
    bool ok = ynode_read(&scratch, text, len, name, &root, diag) && model_parse_document(&p, root);
    arena_release(&scratch);
    return ok;
}

bool model_load_text(struct model *m, const char *text, size_t len, const char *name,
                     struct diag *diag)
{
    return load_text(m, text, len, name, false, diag);
}

static bool load_file(struct model *m, const char *path, bool ignores_other_keys, struct diag *diag)
{
    struct mapped_file file;
    if (!os_map_file(path, &file, diag))
        return false;
    bool ok = load_text(m, (const char *)file.data, file.len, path, ignores_other_keys, diag);
    os_unmap_file(&file);
    return ok;
}

bool model_load_file(struct model *m, const char *path, struct diag *diag)
{
    return load_file(m, path, false, diag);
}

bool model_load_project(struct model *m, const char *path, struct diag *diag)
{
    return load_file(m, path, true, diag);
}

static int is_model_file(const struct dirent *e)
{
    size_t len = strlen(e->d_name);
    return e->d_name[0] != '.' && len > 4 && !strcmp(e->d_name + len - 4, ".yml");
}

/* By bytes, not by locale: the order decides who overrides whom. */
static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

bool model_load_dir(struct model *m, const char *dir, struct diag *diag)
{
    struct dirent **list;
    int n = scandir(dir, &list, is_model_file, by_name);
    bool ok = true;
    if (n < 0)
        return diag_set(diag, "cannot read models in '%s': %s", dir, strerror(errno));
    for (int i = 0; i < n; i++) {
        char *path = os_join_path(dir, list[i]->d_name);
        ok = ok && model_load_file(m, path, diag);
        free(path);
        free(list[i]);
    }
    free(list);
    return ok;
}

char *model_default_dir(const char *self_dir)
{
    static const char *const places[] = {"../share/heddle/models", "../models", "../../models",
                                         "models"};
    for (size_t i = 0; i < ARRAY_SIZE(places); i++) {
        char *dir = os_join_path(self_dir, places[i]);
        if (os_is_dir(dir))
            return dir;
        free(dir);
    }
    return NULL;
}
