#include "report/path.h"
#include <ctype.h>

/* Removes the last component of out[from..]; false if there is none to remove. */
static bool drop_component(struct strbuf *out, size_t from)
{
    if (out->len == from)
        return false;
    size_t at = out->len;
    while (at > from && out->buf[at - 1] != '/')
        at--;
    if (strcmp(out->buf + at, "..") == 0)
        return false;
    out->len = at > from ? at - 1 : from;
    out->buf[out->len] = '\0';
    return true;
}

/* Appends the components of path to out[from..], which holds normalised ones. */
static void add_components(struct strbuf *out, size_t from, const char *path, bool is_absolute)
{
    for (const char *s = path; *s;) {
        size_t len = strcspn(s, "/");
        bool is_up = len == 2 && memcmp(s, "..", 2) == 0;
        if (is_up && (drop_component(out, from) || is_absolute))
            len = 0;
        if (len > 0 && !(len == 1 && s[0] == '.')) {
            if (out->len > from || is_absolute)
                strbuf_addc(out, '/');
            strbuf_add(out, s, len);
            s += len;
        } else {
            s += strcspn(s, "/");
        }
        s += strspn(s, "/");
    }
}

static void add_normal(struct strbuf *out, const char *path)
{
    size_t from = out->len;
    add_components(out, from, path, path[0] == '/');
    if (out->len == from)
        strbuf_adds(out, path[0] == '/' ? "/" : ".");
}

/* Is it absolute and as add_normal would write it? Nearly all paths are. */
static bool is_normal(const char *path)
{
    for (const char *s = path; *s == '/'; s += strcspn(s, "/")) {
        s++;
        bool is_dots = s[0] == '.' && (s[1] == '.' ? s[2] == '/' || !s[2] : s[1] == '/' || !s[1]);
        if (!*s || *s == '/' || is_dots)
            return false;
    }
    return path[0] == '/';
}

/* What follows `root` in `path`, NULL if it is not below; both normalised and absolute. */
static const char *below(const char *root, const char *path)
{
    size_t len = strlen(root);
    if (strcmp(root, "/") == 0)
        return path[0] == '/' && path[1] ? path + 1 : NULL;
    if (strncmp(root, path, len) != 0 || path[len] != '/')
        return NULL;
    return path + len + 1;
}

void path_add_shown(struct strbuf *out, const char *root, const char *path)
{
    struct strbuf full = {0}, top = {0}, joined = {0};
    if (!root || root[0] != '/') {
        add_normal(out, path);
        return;
    }
    if (is_normal(root) && is_normal(path)) {
        const char *rest = below(root, path);
        strbuf_adds(out, rest ? rest : path);
        return;
    }
    add_normal(&top, root);
    if (path[0] != '/')
        strbuf_addf(&joined, "%s/", root);
    strbuf_adds(&joined, path);
    add_normal(&full, strbuf_str(&joined));
    const char *rest = below(strbuf_str(&top), strbuf_str(&full));
    strbuf_adds(out, rest ? rest : strbuf_str(&full));
    strbuf_release(&full);
    strbuf_release(&top);
    strbuf_release(&joined);
}

void path_add_uri(struct strbuf *out, const char *path)
{
    for (const unsigned char *s = (const unsigned char *)path; *s; s++) {
        if ((*s < 0x80 && isalnum(*s)) || strchr("-._~/", *s))
            strbuf_addc(out, (char)*s);
        else
            strbuf_addf(out, "%%%02X", *s);
    }
}
