// every page has a lock; a page takes its buffer from the free list that all pages share under the
// lock of the page only
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define PAGES 4
#define ROUNDS 300

struct buffer {
    struct buffer *next;
};

struct page {
    pthread_mutex_t mutex;
    int id;
    struct buffer *buffer;
};

struct engine {
    pthread_mutex_t mutex;
    struct buffer *free;
    struct page *pages;
};

static void take(struct engine *e, struct page *p)
{
    struct buffer *b = e->free; // RACE! f

    if (b) {
        e->free = b->next; // RACE! f
        p->buffer = b; // NORACE
    }
}

static void put(struct engine *e, struct page *p)
{
    pthread_mutex_lock(&e->mutex);
    if (p->buffer) { // NORACE
        p->buffer->next = e->free; // RACE! f
        e->free = p->buffer; // RACE! f
        p->buffer = NULL; // NORACE
    }
    pthread_mutex_unlock(&e->mutex);
}

static void *writer(void *arg)
{
    struct engine *e = arg;

    for (int i = 0; i < ROUNDS; i++) {
        struct page *p = &e->pages[rand() % PAGES];

        pthread_mutex_lock(&p->mutex);
        if (!p->buffer) // NORACE
            take(e, p);
        pthread_mutex_unlock(&p->mutex);
        usleep(1);
    }
    return NULL;
}

static void *flusher(void *arg)
{
    struct engine *e = arg;

    for (int i = 0; i < ROUNDS; i++) {
        struct page *p = &e->pages[i % PAGES];

        pthread_mutex_lock(&p->mutex);
        put(e, p);
        pthread_mutex_unlock(&p->mutex);
        usleep(1);
    }
    return NULL;
}

int main(void)
{
    struct engine *e = calloc(1, sizeof(*e));
    pthread_t w, f;

    e->pages = calloc(PAGES, sizeof(*e->pages));
    pthread_mutex_init(&e->mutex, NULL);
    for (int i = 0; i < PAGES; i++) {
        struct buffer *b = calloc(1, sizeof(*b));

        pthread_mutex_init(&e->pages[i].mutex, NULL);
        b->next = e->free;
        e->free = b;
    }
    pthread_create(&w, NULL, writer, e);
    pthread_create(&f, NULL, flusher, e);
    pthread_join(w, NULL);
    pthread_join(f, NULL);
    printf("%d\n", e->free != NULL);
    return 0;
}
