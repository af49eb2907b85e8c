#include <pthread.h>
#include <stdlib.h>

struct work {
    void (*fn)(void *);
    void *arg;
    struct work *next;
};

static struct {
    pthread_mutex_t lock;
    pthread_cond_t more, drained;
    struct work *head;
    int pending;
    int stop;
} wq = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, 0, 0 };

static pthread_mutex_t fs_lock = PTHREAD_MUTEX_INITIALIZER;
static int dirty;

static void wq_add(void (*fn)(void *), void *arg)
{
    struct work *w = malloc(sizeof *w);
    w->fn = fn;
    w->arg = arg;
    pthread_mutex_lock(&wq.lock);
    w->next = wq.head;
    wq.head = w;
    wq.pending++;
    pthread_cond_signal(&wq.more);
    pthread_mutex_unlock(&wq.lock);
}

static void wq_flush(void)
{
    pthread_mutex_lock(&wq.lock);
    while (wq.pending > 0)
        pthread_cond_wait(&wq.drained, &wq.lock);
    pthread_mutex_unlock(&wq.lock);
}

static void *wq_thread(void *unused)
{
    for (;;) {
        pthread_mutex_lock(&wq.lock);
        while (!wq.head && !wq.stop)
            pthread_cond_wait(&wq.more, &wq.lock);
        struct work *w = wq.head;
        if (!w) {
            pthread_mutex_unlock(&wq.lock);
            return unused;
        }
        wq.head = w->next;
        pthread_mutex_unlock(&wq.lock);
        w->fn(w->arg);
        free(w);
        pthread_mutex_lock(&wq.lock);
        if (--wq.pending == 0)
            pthread_cond_broadcast(&wq.drained);
        pthread_mutex_unlock(&wq.lock);
    }
}

static void write_back(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&fs_lock);
    dirty = 0;
    pthread_mutex_unlock(&fs_lock);
}

static void fs_sync(void)
{
    pthread_mutex_lock(&fs_lock);
    if (dirty)
        wq_add(write_back, NULL);
    pthread_mutex_unlock(&fs_lock);
    wq_flush();
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wq_thread, NULL);
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&fs_lock);
        dirty = 1;
        pthread_mutex_unlock(&fs_lock);
        fs_sync();
    }
    pthread_mutex_lock(&wq.lock);
    wq.stop = 1;
    pthread_cond_broadcast(&wq.more);
    pthread_mutex_unlock(&wq.lock);
    pthread_join(t, NULL);
    return 0;
}
