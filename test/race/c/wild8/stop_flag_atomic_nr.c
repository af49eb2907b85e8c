// A background flusher that is stopped by an atomic flag and joined before the file is closed
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
struct flusher { pthread_t tid; atomic_bool stop; pthread_mutex_t mu; char buf[256]; size_t len; FILE *out; };
static void *flush_main(void *p)
{
    struct flusher *f = p;
    while (!atomic_load(&f->stop)) {
        pthread_mutex_lock(&f->mu);
        if (f->len) { // NORACE
            fwrite(f->buf, 1, f->len, f->out); // NORACE
            f->len = 0; // NORACE
        }
        pthread_mutex_unlock(&f->mu);
        usleep(100);
    }
    return NULL;
}
static struct flusher *flusher_open(const char *path)
{
    struct flusher *f = calloc(1, sizeof *f);
    f->out = fopen(path, "w");
    pthread_mutex_init(&f->mu, NULL);
    if (!f->out || pthread_create(&f->tid, NULL, flush_main, f)) {
        free(f);
        return NULL;
    }
    return f;
}
static void flusher_put(struct flusher *f, const char *s)
{
    pthread_mutex_lock(&f->mu);
    size_t n = strlen(s);
    if (f->len + n < sizeof f->buf) { // NORACE
        memcpy(f->buf + f->len, s, n); // NORACE
        f->len += n; // NORACE
    }
    pthread_mutex_unlock(&f->mu);
}
static void flusher_close(struct flusher *f)
{
    atomic_store(&f->stop, 1);
    pthread_join(f->tid, NULL);
    if (f->len) // NORACE
        fwrite(f->buf, 1, f->len, f->out); // NORACE
    fclose(f->out);
    free(f);
}
int main(void)
{
    struct flusher *f = flusher_open("/dev/null");
    if (!f)
        return 1;
    for (int i = 0; i < 100; i++)
        flusher_put(f, "line\n");
    flusher_close(f);
    return 0;
}
