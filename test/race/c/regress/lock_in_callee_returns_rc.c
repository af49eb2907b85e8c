// one function returns the locked record, another unlocks it
#include <pthread.h>
#include <stdlib.h>

struct slot { pthread_mutex_t m; int uses; int value; };
static struct slot slots[4];

static struct slot *get(int i)
{
    struct slot *s = &slots[i % 4];
    pthread_mutex_lock(&s->m);
    s->uses++;
    return s;
}

static void put(struct slot *s)
{
    pthread_mutex_unlock(&s->m);
    s->value++; // RACE!
}

static void *worker(void *arg)
{
    for (int i = 0; i < 20; i++) {
        struct slot *s = get(rand());
        put(s);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 4; i++)
        pthread_mutex_init(&slots[i].m, NULL);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
