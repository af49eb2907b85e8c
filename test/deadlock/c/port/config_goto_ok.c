/* All of the error paths of a reader fall through to the unlock. */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct config {
    pthread_mutex_t lock;
    char *path;
    int loaded;
    int value[16];
};

static struct config cfg = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int reload(struct config *c, const char *path)
{
    int err = 0, n = 0;
    char line[128];
    FILE *f = NULL;
    char *copy;

    pthread_mutex_lock(&c->lock);
    copy = strdup(path);
    if (!copy) {
        err = -ENOMEM;
        goto out;
    }
    f = fopen(copy, "r");
    if (!f) {
        err = -errno;
        goto free_copy;
    }
    while (n < 16 && fgets(line, sizeof line, f)) {
        if (line[0] == '#')
            continue;
        if (sscanf(line, "%d", &c->value[n++]) != 1) {
            err = -EINVAL;
            goto close_file;
        }
    }
    free(c->path);
    c->path = copy;
    c->loaded = 1;
    fclose(f);
    pthread_mutex_unlock(&c->lock);
    return 0;

close_file:
    fclose(f);
free_copy:
    free(copy);
out:
    pthread_mutex_unlock(&c->lock);
    return err;
}

static void *watcher(void *arg)
{
    for (int i = 0; i < 10; i++)
        reload(&cfg, "/etc/heron.conf");
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, watcher, NULL);
    reload(&cfg, "heron.conf");
    pthread_join(t, NULL);
    return 0;
}
