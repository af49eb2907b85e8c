/* a mailbox with one slot: the reader tests with if */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t full = PTHREAD_COND_INITIALIZER, empty = PTHREAD_COND_INITIALIZER;
static void *slot;

static void mbox_put(void *msg)
{
    pthread_mutex_lock(&m);
    while (slot != NULL)
        pthread_cond_wait(&empty, &m);
    slot = msg;
    pthread_cond_signal(&full);
    pthread_mutex_unlock(&m);
}

static void *mbox_get(void)
{
    void *msg;
    pthread_mutex_lock(&m);
    while (slot == NULL)
        pthread_cond_wait(&full, &m);
    msg = slot;
    slot = NULL;
    pthread_cond_signal(&empty);
    pthread_mutex_unlock(&m);
    return msg;
}

static void *reader(void *arg)
{
    long n = 0;
    while (*(char *)mbox_get() != 'q')
        n++;
    (void)arg;
    return (void *)n;
}

int main(void)
{
    pthread_t r[2];
    pthread_create(&r[0], NULL, reader, NULL);
    pthread_create(&r[1], NULL, reader, NULL);
    mbox_put("a");
    mbox_put("b");
    mbox_put("q");
    mbox_put("q");
    pthread_join(r[0], NULL);
    pthread_join(r[1], NULL);
    return 0;
}
