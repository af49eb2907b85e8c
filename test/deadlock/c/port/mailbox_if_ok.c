/* A mailbox with one condition for both sides and broadcasts. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct mailbox {
    pthread_mutex_t m;
    pthread_cond_t c;
    int full;
    int letter;
};

static struct mailbox box = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0};

static void put(struct mailbox *b, int letter)
{
    pthread_mutex_lock(&b->m);
    while (b->full)
        pthread_cond_wait(&b->c, &b->m);
    b->letter = letter;
    b->full = 1;
    pthread_cond_broadcast(&b->c);
    pthread_mutex_unlock(&b->m);
}

static int get(struct mailbox *b)
{
    pthread_mutex_lock(&b->m);
    while (!b->full)
        pthread_cond_wait(&b->c, &b->m);
    int letter = b->letter;
    b->full = 0;
    pthread_cond_broadcast(&b->c);
    pthread_mutex_unlock(&b->m);
    return letter;
}

static void *sender(void *arg)
{
    for (int i = 0; i < 1000; i++)
        put(&box, i);
    return arg;
}

static void *receiver(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 1000; i++)
        sum += get(&box);
    printf("%ld\n", sum);
    return arg;
}

int main(void)
{
    pthread_t s[3], r[3];
    for (int i = 0; i < 3; i++) {
        pthread_create(&s[i], NULL, sender, NULL);
        pthread_create(&r[i], NULL, receiver, NULL);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(s[i], NULL);
        pthread_join(r[i], NULL);
    }
    return 0;
}
