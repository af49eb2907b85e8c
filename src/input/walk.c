#include "input/walk.h"
#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>

enum { MAX_DEPTH = 64 };

/* A folder that is being walked, and those around it. */
struct level {
    dev_t device;
    ino_t inode;
    const struct level *up;
    int depth;
};

struct walk {
    walk_visit *visit;
    void *ctx;
    uint32_t seen;
    enum walk_end end;
};

static int by_name(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static bool is_made_up(const char *path)
{
    return strcmp(path, "/proc") == 0 || strcmp(path, "/sys") == 0 || strcmp(path, "/dev") == 0;
}

static bool is_around(const struct level *l, const struct stat *st)
{
    for (; l; l = l->up)
        if (l->device == st->st_dev && l->inode == st->st_ino)
            return true;
    return false;
}

static void walk_dir(struct walk *w, const char *dir, const char *below, const struct level *up);

static void walk_entry(struct walk *w, const char *path, const char *name, const struct level *up)
{
    struct stat st;

    if (w->seen++ >= WALK_MOST) {
        w->end = WALK_TOO_MANY;
    } else if (stat(path, &st) == 0 && S_ISDIR(st.st_mode)) {
        struct level here = {st.st_dev, st.st_ino, up, up ? up->depth + 1 : 1};
        char *deeper = xasprintf("%s/", name);

        if (here.depth <= MAX_DEPTH && !is_around(up, &st) && !is_made_up(path))
            walk_dir(w, path, deeper, &here);
        free(deeper);
    } else if (w->visit(w->ctx, path, name)) {
        w->end = WALK_STOPPED;
    }
}

static void walk_dir(struct walk *w, const char *dir, const char *below, const struct level *up)
{
    struct dirent **list;
    int n = scandir(dir, &list, is_visible, by_name);

    for (int i = 0; i < n; i++) {
        if (w->end == WALK_ALL) {
            char *path =
                xasprintf("%s%s%s", dir, dir[0] == '/' && !dir[1] ? "" : "/", list[i]->d_name);
            char *name = xasprintf("%s%s", below, list[i]->d_name);

            walk_entry(w, path, name, up);
            free(path);
            free(name);
        }
        free(list[i]);
    }
    if (n >= 0)
        free(list);
}

enum walk_end walk_files(const char *dir, walk_visit *visit, void *ctx)
{
    struct walk w = {visit, ctx, 0, WALK_ALL};
    struct stat st;
    struct level top = {.depth = 0};

    if (stat(dir, &st) != 0)
        return WALK_ALL;
    top.device = st.st_dev;
    top.inode = st.st_ino;
    walk_dir(&w, dir, "", &top);
    return w.end;
}
