#include "input/classpath.h"
#include "base/intern.h"
#include "front/java/class.h"
#include "input/walk.h"
#include "input/words.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#define VERSIONS "META-INF/versions/"

enum { DEFAULT_RELEASE = 17 };

void classpath_init(struct classpath *cp, const char *cwd, struct arena *arena)
{
    *cp = (struct classpath){.release = DEFAULT_RELEASE, .cwd = cwd, .arena = arena};
}

void classpath_release(struct classpath *cp)
{
    for (size_t i = 0; i < cp->places.n; i++) {
        struct class_place *p = cp->places.at[i];

        if (p->kind == PLACE_ZIP)
            zip_release(&p->zip);
        if (p->kind == PLACE_IMAGE)
            jimage_release(&p->image);
        if (p->file.data)
            os_unmap_file(&p->file);
    }
    vec_release(&cp->places);
}

static struct class_place *add_place(struct classpath *cp, enum place_kind kind,
                                     enum place_role role, const char *path, const char *shown)
{
    struct class_place *p = ARENA_NEW(cp->arena, struct class_place);

    p->kind = kind;
    p->role = role;
    p->path = arena_strdup(cp->arena, path);
    p->shown = arena_strdup(cp->arena, shown);
    p->prefix = "";
    vec_push(&cp->places, p);
    return p;
}

/* ---- folders ---- */

static bool is_archive_name(const char *path)
{
    return str_ends(path, ".jar") || str_ends(path, ".war") || str_ends(path, ".jmod") ||
           str_ends(path, ".ear");
}

static bool is_of_java(void *ctx, const char *path, const char *below)
{
    return str_ends(path, ".class") || is_archive_name(path);
}

static bool find_classes(void *found, const char *path, const char *below)
{
    if (str_ends(path, ".class"))
        *(bool *)found = true;
    return false;
}

bool classpath_is_java(const char *path)
{
    struct mapped_file file;
    bool is_java;

    if (os_is_dir(path))
        return walk_files(path, is_of_java, NULL) == WALK_STOPPED;
    if (is_archive_name(path) || str_ends(path, ".class"))
        return true;
    if (!os_is_file(path) || !os_map_file(path, &file, NULL))
        return false;
    is_java = jimage_is(file.data, file.len) || zip_is(file.data, file.len);
    os_unmap_file(&file);
    return is_java;
}

/* ---- archives ---- */

/* Value of a manifest's attribute; continued lines start with a blank. NULL if absent. */
static char *manifest_value(const char *text, const char *key, struct arena *arena)
{
    size_t len = strlen(key);
    struct strbuf value = {0};
    const char *line = text;
    char *copy;

    while (*line && !(strncasecmp(line, key, len) == 0 && line[len] == ':')) {
        line += strcspn(line, "\r\n");
        line += strspn(line, "\r\n");
    }
    if (!*line)
        return NULL;
    line += len + 1;
    line += strspn(line, " ");
    for (;;) {
        size_t n = strcspn(line, "\r\n");

        strbuf_add(&value, line, n);
        line += n;
        line += *line == '\r';
        line += *line == '\n';
        if (*line != ' ')
            break;
        line++;
    }
    copy = arena_strdup(arena, strbuf_str(&value));
    strbuf_release(&value);
    return copy;
}

static const char *read_manifest(const struct class_place *p, struct arena *arena)
{
    const struct zip_entry *e = zip_find(&p->zip, "META-INF/MANIFEST.MF");
    const uint8_t *data;
    size_t len;

    if (!e || !zip_read(&p->zip, e, arena, &data, &len, NULL))
        return "";
    return arena_printf(arena, "%.*s", (int)MIN(len, 1u << 20), (const char *)data);
}

static void add_class_path(struct classpath *cp, const struct class_place *p, char *list)
{
    const char *slash = strrchr(p->path, '/');
    char *dir = arena_printf(cp->arena, "%.*s", (int)(slash - p->path), p->path);

    for (char *word = strtok_r(list, " ", &list); word; word = strtok_r(NULL, " ", &list)) {
        char *path = path_absolute(dir, word, cp->arena);

        if (strstr(word, ":/") || (!os_is_file(path) && !os_is_dir(path)))
            continue;
        for (size_t i = 0; i < cp->places.n && path; i++)
            if (strcmp(cp->places.at[i]->path, path) == 0)
                path = NULL;
        /* What a manifest names may be missing or broken: it is only what else might be there. */
        if (path)
            (void)!classpath_add(cp, path, path_below(cp->cwd, path), ROLE_LIBRARY, NULL);
    }
}

static void follow_manifest(struct classpath *cp, struct class_place *p)
{
    const char *text = read_manifest(p, cp->arena);
    char *start = manifest_value(text, "Start-Class", cp->arena), *value;

    value = manifest_value(text, "Multi-Release", cp->arena);
    p->is_multi_release = value && strncasecmp(value, "true", 4) == 0;
    value = start ? start : manifest_value(text, "Main-Class", cp->arena);
    if (value && !cp->main_class && p->role == ROLE_APPLICATION) {
        for (char *s = value; *s; s++)
            *s = *s == '.' ? '/' : *s;
        value[strcspn(value, " \t")] = '\0';
        cp->main_class = value;
    }
    value = manifest_value(text, "Class-Path", cp->arena);
    if (value && p->file.data)
        add_class_path(cp, p, value);
}

static bool has_below(const struct zip *z, const char *prefix)
{
    for (uint32_t i = 0; i < z->n; i++)
        if (str_starts(z->entries[i].name, prefix))
            return true;
    return false;
}

static bool open_zip(struct classpath *cp, struct class_place *p, const uint8_t *data, size_t len,
                     struct diag *diag);

static bool has_entry(const struct zip *z, const char *end)
{
    for (uint32_t i = 0; i < z->n; i++)
        if (str_ends(z->entries[i].name, end))
            return true;
    return false;
}

/* Archives inside of an archive are the libraries that it brings along; but the program, if it has
 * no classes of its own. */
static void add_nested(struct classpath *cp, const struct class_place *outer)
{
    bool is_shell = !has_entry(&outer->zip, ".class") && !has_entry(&outer->zip, ".war");

    for (uint32_t i = 0; i < outer->zip.n; i++) {
        const struct zip_entry *e = &outer->zip.entries[i];
        const uint8_t *data;
        size_t len;

        if (!is_archive_name(e->name) || !zip_read(&outer->zip, e, cp->arena, &data, &len, NULL))
            continue;
        struct class_place *p = add_place(
            cp, PLACE_ZIP, is_shell || str_ends(e->name, ".war") ? outer->role : ROLE_LIBRARY,
            outer->path, arena_printf(cp->arena, "%s!/%s", outer->shown, e->name));
        if (!open_zip(cp, p, data, len, NULL)) {
            zip_release(&p->zip);
            cp->places.n--;
        }
    }
}

static bool open_zip(struct classpath *cp, struct class_place *p, const uint8_t *data, size_t len,
                     struct diag *diag)
{
    static const char *const layouts[] = {"WEB-INF/classes/", "BOOT-INF/classes/"};

    if (!zip_open(&p->zip, data, len, cp->arena, diag))
        return false;
    if (len > 4 && memcmp(data, "JM\1", 3) == 0)
        p->prefix = "classes/";
    for (size_t i = 0; i < ARRAY_SIZE(layouts); i++)
        if (has_below(&p->zip, layouts[i]))
            p->prefix = layouts[i];
    follow_manifest(cp, p);
    if (p->file.data) /* one level: nobody nests deeper */
        add_nested(cp, p);
    return true;
}

/* ---- adding ---- */

static bool add_file(struct classpath *cp, const char *path, const char *shown,
                     enum place_role role, struct diag *diag)
{
    struct class_place *p;
    struct mapped_file file;
    struct stat st;

    if (stat(path, &st) == 0 && S_ISFIFO(st.st_mode)) /* we would wait for who writes to it */
        return diag_set(diag, "cannot read '%s': it is no regular file", path);
    if (!os_map_file(path, &file, diag))
        return false;
    if (jclass_is(file.data, file.len) || str_ends(path, ".class")) {
        os_unmap_file(&file);
        (void)add_place(cp, PLACE_FILE, role, path, shown);
        return true;
    }
    bool is_image = jimage_is(file.data, file.len);
    if (!is_image && role == ROLE_PLATFORM && str_ends(path, "/modules")) {
        os_unmap_file(&file);
        return diag_set(diag, "its modules file is damaged: it does not begin like one");
    }
    p = add_place(cp, is_image ? PLACE_IMAGE : PLACE_ZIP, role, path, shown);
    p->file = file;
    if (p->kind == PLACE_IMAGE)
        return jimage_open(&p->image, file.data, file.len, diag);
    return open_zip(cp, p, file.data, file.len, diag);
}

struct archive_visit {
    struct classpath *cp;
    enum place_role role;
};

static bool add_archive(void *ctx, const char *path, const char *below)
{
    struct archive_visit *v = ctx;

    if (is_archive_name(path))
        (void)!add_file(v->cp, path, path_below(v->cp->cwd, path), v->role, NULL);
    return false;
}

bool classpath_add(struct classpath *cp, const char *path, const char *shown, enum place_role role,
                   struct diag *diag)
{
    struct archive_visit v = {cp, role};

    bool has_classes = false;

    if (!os_is_dir(path))
        return add_file(cp, path, shown, role, diag);
    if (walk_files(path, find_classes, &has_classes) == WALK_TOO_MANY)
        return diag_set(diag,
                        "the folder holds more than %d files; name the one of the classes, or the "
                        "archives",
                        WALK_MOST);
    (void)add_place(cp, PLACE_DIR, role, path, shown);
    /* A folder of archives stands for all of them; beside classes they are libraries. */
    if (role == ROLE_APPLICATION && has_classes)
        v.role = ROLE_LIBRARY;
    (void)walk_files(path, add_archive, &v);
    return true;
}

/* ---- the JDK ---- */

static char *jdk_of_java(struct arena *arena)
{
    char *java = os_find_program("java"), *real = java ? os_real_path(java) : NULL, *home = NULL;

    if (real && str_ends(real, "/bin/java"))
        home = arena_printf(arena, "%.*s", (int)(strlen(real) - strlen("/bin/java")), real);
    free(java);
    free(real);
    return home;
}

char *classpath_find_jdk(const char *given, struct arena *arena)
{
    const char *home = given && *given ? given : getenv("JAVA_HOME");

    return home && *home ? arena_strdup(arena, home) : jdk_of_java(arena);
}

/* JAVA_VERSION="17.0.15" or "1.8.0_292" in the file `release`. */
static uint32_t read_release(const char *dir, struct arena *arena)
{
    struct mapped_file file;
    uint32_t release = DEFAULT_RELEASE;
    const char *text, *at;

    if (!os_map_file(arena_printf(arena, "%s/release", dir), &file, NULL))
        return release;
    text = arena_printf(arena, "%.*s", (int)MIN(file.len, 1u << 16), (const char *)file.data);
    at = strstr(text, "JAVA_VERSION=\"");
    if (at) {
        at += strlen("JAVA_VERSION=\"");
        at += str_starts(at, "1.") ? 2 : 0;
        release = (uint32_t)strtoul(at, NULL, 10);
    }
    os_unmap_file(&file);
    return release;
}

static bool add_jmods(struct classpath *cp, const char *dir, struct diag *diag)
{
    struct archive_visit v = {cp, ROLE_PLATFORM};

    if (!os_is_dir(dir))
        return diag_set(diag, "it has neither lib/modules nor jmods nor rt.jar");
    (void)walk_files(dir, add_archive, &v);
    return true;
}

bool classpath_add_jdk(struct classpath *cp, const char *dir, struct diag *diag)
{
    static const char *const files[] = {"lib/modules", "jre/lib/rt.jar", "lib/rt.jar",
                                        "jre/lib/modules"};

    cp->release = read_release(dir, cp->arena);
    for (size_t i = 0; i < ARRAY_SIZE(files); i++) {
        char *path = arena_printf(cp->arena, "%s/%s", dir, files[i]);

        if (os_is_file(path))
            return add_file(cp, path, path, ROLE_PLATFORM, diag);
    }
    return add_jmods(cp, arena_printf(cp->arena, "%s/jmods", dir), diag);
}

/* ---- listing ---- */

struct listing {
    const struct classpath *cp;
    const struct class_place *place;
    member_list *out;
};

/* Internal name of "a/b/C.class"; NULL for what describes packages and modules. */
static char *class_name(const char *entry, struct arena *arena)
{
    size_t len = strlen(entry);

    if (len <= 6 || strcmp(entry + len - 6, ".class") != 0 || str_ends(entry, "module-info.class"))
        return NULL;
    return arena_printf(arena, "%.*s", (int)len - 6, entry);
}

static bool list_file(void *ctx, const char *path, const char *below)
{
    struct listing *l = ctx;
    struct arena *arena = l->cp->arena;
    char *name = class_name(below, arena);

    if (name)
        vec_push(l->out, ((struct class_member){
                             .place = l->place,
                             .name = name,
                             .entry = arena_strdup(arena, path),
                             .shown = arena_printf(arena, "%s/%s", l->place->shown, below)}));
    return false;
}

/* Release that an entry below META-INF/versions is for, 0 if it is none; *rest is what follows. */
static uint32_t entry_release(const char *name, const char **rest)
{
    char *end;
    unsigned long release;

    if (!str_starts(name, VERSIONS))
        return 0;
    release = strtoul(name + strlen(VERSIONS), &end, 10);
    *rest = end + 1;
    return *end == '/' && release < 1000 ? (uint32_t)release : 0;
}

/* The entry of a class in an archive: the newest form that the release may use. */
static const struct zip_entry *find_entry(const struct class_place *p, uint32_t release,
                                          const char *name, struct arena *arena)
{
    for (uint32_t v = release; p->is_multi_release && v > 8; v--) {
        const struct zip_entry *e =
            zip_find(&p->zip, arena_printf(arena, VERSIONS "%u/%s.class", v, name));

        if (e)
            return e;
    }
    return zip_find(&p->zip, arena_printf(arena, "%s%s.class", p->prefix, name));
}

static void add_zip_member(struct listing *l, const char *name, const struct zip_entry *e)
{
    const struct class_place *p = l->place;

    vec_push(l->out, ((struct class_member){
                         .place = p,
                         .name = name,
                         .entry = e->name,
                         .shown = arena_printf(l->cp->arena, "%s!/%s", p->shown, e->name)}));
}

static void list_zip(struct listing *l)
{
    struct arena *arena = l->cp->arena;
    const struct class_place *p = l->place;

    for (uint32_t i = 0; i < p->zip.n; i++) {
        const char *entry = p->zip.entries[i].name, *rest = NULL;
        char *name;

        if (str_starts(entry, "META-INF/")) {
            uint32_t release = entry_release(entry, &rest);

            /* One that has a plain form is found through that. */
            if (!p->is_multi_release || !release || release > l->cp->release ||
                zip_find(&p->zip, rest))
                continue;
            entry = rest;
        } else if (!str_starts(entry, p->prefix)) {
            continue;
        } else {
            entry += strlen(p->prefix);
        }
        name = class_name(entry, arena);
        if (name) {
            const struct zip_entry *e = find_entry(p, l->cp->release, name, arena);

            add_zip_member(l, name, e ? e : &p->zip.entries[i]);
        }
    }
}

static void list_image(struct listing *l)
{
    struct arena *arena = l->cp->arena;

    for (uint32_t i = 0; i < jimage_slots(&l->place->image); i++) {
        struct jimage_resource r;

        if (!jimage_at(&l->place->image, i, &r) || strcmp(r.extension, "class") != 0 ||
            strcmp(r.base, "module-info") == 0)
            continue;
        char *name = arena_printf(arena, "%s%s%s", r.parent, *r.parent ? "/" : "", r.base);
        vec_push(l->out, ((struct class_member){
                             .place = l->place,
                             .name = name,
                             .shown = arena_printf(arena, "%s!/%s.class", l->place->shown, name)}));
    }
}

static int by_class(const void *a, const void *b)
{
    const struct class_member *x = a, *y = b;
    int order = strcmp(x->name ? x->name : "", y->name ? y->name : "");

    return order ? order : strcmp(x->shown, y->shown);
}

void classpath_list(const struct classpath *cp, enum place_role role, member_list *out)
{
    struct listing l = {.cp = cp, .out = out};

    for (size_t i = 0; i < cp->places.n; i++) {
        size_t first = out->n;

        l.place = cp->places.at[i];
        if (l.place->role != role)
            continue;
        if (l.place->kind == PLACE_DIR)
            (void)walk_files(l.place->path, list_file, &l);
        else if (l.place->kind == PLACE_ZIP)
            list_zip(&l);
        else if (l.place->kind == PLACE_IMAGE)
            list_image(&l);
        else
            vec_push(out, ((struct class_member){
                              .place = l.place, .entry = l.place->path, .shown = l.place->shown}));
        if (out->n > first + 1)
            qsort(out->at + first, out->n - first, sizeof *out->at, by_class);
    }
}

/* ---- finding and reading ---- */

static bool place_has(const struct classpath *cp, const struct class_place *p, const char *name,
                      struct arena *arena, struct class_member *m)
{
    struct jimage_resource r;
    const struct zip_entry *e;

    *m = (struct class_member){.place = p, .name = name};
    switch (p->kind) {
    case PLACE_DIR:
        m->entry = arena_printf(arena, "%s/%s.class", p->path, name);
        m->shown = arena_printf(arena, "%s/%s.class", p->shown, name);
        return os_is_file(m->entry);
    case PLACE_ZIP:
        e = find_entry(p, cp->release, name, arena);
        if (!e)
            return false;
        m->entry = e->name;
        m->shown = arena_printf(arena, "%s!/%s", p->shown, e->name);
        return true;
    case PLACE_IMAGE:
        m->shown = arena_printf(arena, "%s!/%s.class", p->shown, name);
        return jimage_find_class(&p->image, name, &r);
    case PLACE_FILE:
        return false; /* read as a whole before anybody asks */
    }
    return false;
}

bool classpath_find(const struct classpath *cp, const char *name, struct arena *arena,
                    struct class_member *m)
{
    for (size_t i = 0; i < cp->places.n; i++)
        if (place_has(cp, cp->places.at[i], name, arena, m))
            return true;
    return false;
}

/* Adds the names in a file of META-INF/services: one a line, comments behind #. */
static void add_providers(const char *text, size_t len, struct arena *arena, struct intern *known,
                          str_vec *out)
{
    for (size_t at = 0; at < len;) {
        size_t end = at, stop;
        while (end < len && text[end] != '\n')
            end++;
        for (stop = at; stop < end && text[stop] != '#'; stop++)
            ;
        while (at < stop && isspace((unsigned char)text[at]))
            at++;
        while (stop > at && isspace((unsigned char)text[stop - 1]))
            stop--;
        if (stop > at) {
            char *name = arena_printf(arena, "%.*s", (int)(stop - at), text + at);
            for (char *s = name; *s; s++)
                *s = *s == '.' ? '/' : *s;
            uint32_t id;
            if (!intern_find(known, name, &id)) {
                intern_adds(known, name);
                vec_push(out, name);
            }
        }
        at = end + 1;
    }
}

void classpath_services(const struct classpath *cp, const char *service, struct arena *arena,
                        str_vec *out)
{
    struct intern known;
    intern_init(&known);
    char *name = arena_printf(arena, "META-INF/services/%s", service);
    for (char *s = name + strlen("META-INF/services/"); *s; s++)
        *s = *s == '/' ? '.' : *s;
    for (size_t i = 0; i < cp->places.n; i++) {
        const struct class_place *p = cp->places.at[i];
        struct mapped_file file = {0};
        const uint8_t *data;
        size_t len;
        if (p->role == ROLE_PLATFORM)
            continue;
        const char *path = p->kind == PLACE_DIR ? path_absolute(p->path, name, arena) : NULL;
        if (path && os_is_file(path) && os_map_file(path, &file, NULL)) {
            add_providers((const char *)file.data, file.len, arena, &known, out);
            os_unmap_file(&file);
        }
        const char *prefix = p->prefix ? p->prefix : "";
        const struct zip_entry *e =
            p->kind == PLACE_ZIP ? zip_find(&p->zip, arena_printf(arena, "%s%s", prefix, name))
                                 : NULL;
        if (p->kind == PLACE_ZIP && !e)
            e = zip_find(&p->zip, name);
        if (e && zip_read(&p->zip, e, arena, &data, &len, NULL))
            add_providers((const char *)data, len, arena, &known, out);
    }
    intern_release(&known);
}

bool classpath_read(const struct class_member *m, struct arena *arena, const uint8_t **data,
                    size_t *len, struct mapped_file *file, struct diag *diag)
{
    const struct class_place *p = m->place;
    const struct zip_entry *e;
    struct jimage_resource r;

    *file = (struct mapped_file){0};
    switch (p->kind) {
    case PLACE_DIR:
    case PLACE_FILE:
        if (!os_is_file(m->entry)) /* a pipe would have us wait for who writes to it */
            return diag_set(diag, "it is no regular file");
        if (!os_map_file(m->entry, file, diag))
            return false;
        *data = file->data;
        *len = file->len;
        return true;
    case PLACE_ZIP:
        e = zip_find(&p->zip, m->entry);
        if (!e)
            BUG("no member '%s'", m->entry);
        return zip_read(&p->zip, e, arena, data, len, diag);
    case PLACE_IMAGE:
        if (!jimage_find_class(&p->image, m->name, &r))
            return diag_set(diag, "no such class");
        return jimage_read(&p->image, &r, arena, data, len, diag);
    }
    return false;
}
