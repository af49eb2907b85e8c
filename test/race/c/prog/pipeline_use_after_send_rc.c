// the producer goes on using the message it has sent
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct msg {
    int len;
    char text[32];
};

static struct msg *box;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *producer(void *arg)
{
    for (int i = 1; i <= 10; i++) {
        struct msg *p = malloc(sizeof *p);
        p->len = i;
        pthread_mutex_lock(&m);
        while (box)
            pthread_cond_wait(&c, &m);
        box = p;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
        p->len = -1; // RACE!
    }
    return NULL;
}

static void *consumer(void *arg)
{
    int sum = 0;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        while (!box)
            pthread_cond_wait(&c, &m);
        struct msg *p = box;
        box = NULL;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
        sum += p->len; // RACE!
    }
    return (void *)(long)sum;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, consumer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
