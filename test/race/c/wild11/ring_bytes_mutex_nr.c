// A byte ring under a mutex, with blocking read and write of several bytes
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct ring {
    char buf[128];
    size_t r, w, used;
    int eof;
    pthread_mutex_t m;
    pthread_cond_t c;
};

static void ring_write(struct ring *g, const char *p, size_t n)
{
    pthread_mutex_lock(&g->m);
    while (n) {
        while (g->used == sizeof g->buf)
            pthread_cond_wait(&g->c, &g->m);
        g->buf[g->w] = *p++; // NORACE
        g->w = (g->w + 1) % sizeof g->buf; // NORACE
        g->used++; // NORACE
        n--;
        pthread_cond_broadcast(&g->c);
    }
    pthread_mutex_unlock(&g->m);
}
static size_t ring_read(struct ring *g, char *p, size_t n)
{
    size_t got = 0;
    pthread_mutex_lock(&g->m);
    while (!g->used && !g->eof)
        pthread_cond_wait(&g->c, &g->m);
    while (got < n && g->used) {
        p[got++] = g->buf[g->r]; // NORACE
        g->r = (g->r + 1) % sizeof g->buf;
        g->used--; // NORACE
    }
    pthread_cond_broadcast(&g->c);
    pthread_mutex_unlock(&g->m);
    return got;
}

static void *writer(void *arg)
{
    struct ring *g = arg;
    for (int i = 0; i < 100; i++) {
        char line[32];
        int n = snprintf(line, sizeof line, "line %d\n", i);
        ring_write(g, line, (size_t)n);
    }
    pthread_mutex_lock(&g->m);
    g->eof = 1; // NORACE
    pthread_cond_broadcast(&g->c);
    pthread_mutex_unlock(&g->m);
    return NULL;
}

int main(void)
{
    struct ring g;
    pthread_t t;
    char buf[50];
    size_t n;
    memset(&g, 0, sizeof g);
    pthread_mutex_init(&g.m, NULL);
    pthread_cond_init(&g.c, NULL);
    pthread_create(&t, NULL, writer, &g);
    while ((n = ring_read(&g, buf, sizeof buf)) > 0)
        fwrite(buf, 1, n, stdout); // NORACE
    pthread_join(t, NULL);
    return 0;
}
