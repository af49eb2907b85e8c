// the method that is called expects the lock held
#include <pthread.h>
#include <stdlib.h>

struct stack {
    pthread_mutex_t lock;
    int n, items[16];
};

static int size_locked(struct stack *s)
{
    return s->n;
}

static void push(struct stack *s, int item)
{
    pthread_mutex_lock(&s->lock);
    if (size_locked(s) < 16)
        s->items[s->n++] = item;
    pthread_mutex_unlock(&s->lock);
}

static void *worker(void *arg)
{
    push(arg, 1);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    struct stack *s[2];

    for (int i = 0; i < 2; i++) {
        s[i] = calloc(1, sizeof **s);
        pthread_mutex_init(&s[i]->lock, NULL);
    }
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, s[i % 2]);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
