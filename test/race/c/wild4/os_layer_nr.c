// a portable layer: threads, mutexes and events behind own types
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct os_thread os_thread_t;
typedef void (*os_entry)(void *user);
struct os_thread {
    pthread_t handle;
    os_entry entry;
    void *user;
};
typedef struct { pthread_mutex_t m; } os_mutex_t;
typedef struct {
    os_mutex_t lock;
    pthread_cond_t c;
    bool set;
} os_event_t;

static void *trampoline(void *p)
{
    os_thread_t *t = p;
    t->entry(t->user);
    return NULL;
}
static os_thread_t *os_thread_start(os_entry e, void *user)
{
    os_thread_t *t = malloc(sizeof *t);
    t->entry = e;
    t->user = user;
    if (pthread_create(&t->handle, NULL, trampoline, t)) {
        free(t);
        return NULL;
    }
    return t;
}
static void os_thread_wait(os_thread_t *t)
{
    pthread_join(t->handle, NULL);
    free(t);
}
static void os_mutex_init(os_mutex_t *m) { pthread_mutex_init(&m->m, NULL); }
static void os_mutex_enter(os_mutex_t *m) { pthread_mutex_lock(&m->m); }
static void os_mutex_leave(os_mutex_t *m) { pthread_mutex_unlock(&m->m); }
static void os_event_init(os_event_t *e)
{
    os_mutex_init(&e->lock);
    pthread_cond_init(&e->c, NULL);
    e->set = false;
}
static void os_event_set(os_event_t *e)
{
    os_mutex_enter(&e->lock);
    e->set = true;
    pthread_cond_broadcast(&e->c);
    os_mutex_leave(&e->lock);
}
static void os_event_wait(os_event_t *e)
{
    os_mutex_enter(&e->lock);
    while (!e->set)
        pthread_cond_wait(&e->c, &e->lock.m);
    os_mutex_leave(&e->lock);
}

static os_event_t ready;
static int settings[8];
static long done;
static os_mutex_t done_lock;

static void loader(void *user)
{
    (void)user;
    for (int i = 0; i < 8; i++)
        settings[i] = i * i;
    os_event_set(&ready);
}
static void client(void *user)
{
    long s = 0;
    (void)user;
    os_event_wait(&ready);
    for (int i = 0; i < 8; i++)
        s += settings[i];
    os_mutex_enter(&done_lock);
    done += s;
    os_mutex_leave(&done_lock);
}

int main(void)
{
    os_thread_t *l, *c[3];
    os_event_init(&ready);
    os_mutex_init(&done_lock);
    for (int i = 0; i < 3; i++)
        c[i] = os_thread_start(client, NULL);
    l = os_thread_start(loader, NULL);
    os_thread_wait(l);
    for (int i = 0; i < 3; i++)
        os_thread_wait(c[i]);
    printf("%ld\n", done);
    return 0;
}
