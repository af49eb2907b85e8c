// slots that threads look for without a lock
#include <pthread.h>
#include <stdio.h>
#define MAX 16
struct slot {
    int used;
    unsigned long hits;
};
static struct slot slots[MAX];

static struct slot *claim(void)
{
    for (int i = 0; i < MAX; i++)
        if (!slots[i].used) { // RACE! u
            slots[i].used = 1; // RACE! u
            return &slots[i];
        }
    return NULL;
}

static void *worker(void *arg)
{
    struct slot *s = claim();
    (void)arg;
    if (!s)
        return NULL;
    for (int i = 0; i < 1000; i++)
        s->hits++; // RACE! h
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    unsigned long all = 0;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < MAX; i++)
        all += slots[i].hits;
    printf("%lu\n", all);
    return 0;
}
