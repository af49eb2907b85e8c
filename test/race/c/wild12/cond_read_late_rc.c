// the consumer waits properly, but reads the value after it gave the lock back
#include <pthread.h>

struct mailbox {
    pthread_mutex_t m;
    pthread_cond_t not_empty, not_full;
    int full;
    int letter;
};
static struct mailbox box = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER,
                             PTHREAD_COND_INITIALIZER, 0, 0};

static void put(struct mailbox *b, int v)
{
    pthread_mutex_lock(&b->m);
    while (b->full)
        pthread_cond_wait(&b->not_full, &b->m);
    b->letter = v; // RACE!
    b->full = 1;   // NORACE
    pthread_cond_signal(&b->not_empty);
    pthread_mutex_unlock(&b->m);
}
static int get(struct mailbox *b)
{
    pthread_mutex_lock(&b->m);
    while (!b->full)
        pthread_cond_wait(&b->not_empty, &b->m);
    b->full = 0; // NORACE
    pthread_cond_signal(&b->not_full);
    pthread_mutex_unlock(&b->m);
    return b->letter; // RACE!
}
static void *sender(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        put(&box, i);
    return NULL;
}
int main(void)
{
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, sender, NULL);
    for (int i = 0; i < 100; i++)
        sum += get(&box);
    pthread_join(t, NULL);
    return sum;
}
