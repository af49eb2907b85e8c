/* disk driver: device lock before request lock before buffer lock */
#include <pthread.h>
#include <unistd.h>

typedef struct { pthread_mutex_t mu; int level; } hlock;

static hlock dev = { PTHREAD_MUTEX_INITIALIZER, 30 };
static hlock req = { PTHREAD_MUTEX_INITIALIZER, 20 };
static hlock buf = { PTHREAD_MUTEX_INITIALIZER, 10 };

static int inflight, dirty, opens;

static void hl_acquire(hlock *l) { pthread_mutex_lock(&l->mu); } // DEADLOCK
static void hl_release(hlock *l) { pthread_mutex_unlock(&l->mu); }

static void flush(void)
{
    hl_acquire(&buf); // DEADLOCK
    dirty = 0;
    hl_acquire(&dev); // DEADLOCK!
    opens++;
    hl_release(&dev);
    hl_release(&buf);
}

static void submit(int block)
{
    hl_acquire(&dev); // DEADLOCK
    opens++;
    hl_acquire(&req); // DEADLOCK
    inflight += block;
    hl_acquire(&buf); // DEADLOCK!
    dirty++;
    hl_release(&buf);
    hl_release(&req);
    hl_release(&dev);
}

static void *flusher(void *unused)
{
    for (;;) {
        flush();
        usleep(1000);
    }
    return unused;
}

static void *client(void *arg)
{
    for (int i = 0; i < 1000; i++)
        submit(i);
    return arg;
}

int main(void)
{
    pthread_t f, c[4];
    pthread_create(&f, 0, flusher, 0);
    for (int i = 0; i < 4; i++)
        pthread_create(&c[i], 0, client, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(c[i], 0);
    return 0;
}
