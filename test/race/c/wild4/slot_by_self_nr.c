// slots that threads claim under a lock and then use as their own
#include <pthread.h>
#include <stdio.h>
#define MAX 16
struct slot {
    int used;
    pthread_t owner;
    unsigned long hits;
};
static struct slot slots[MAX];
static pthread_mutex_t slots_lock = PTHREAD_MUTEX_INITIALIZER;

static struct slot *claim(void)
{
    struct slot *found = NULL;
    pthread_mutex_lock(&slots_lock);
    for (int i = 0; i < MAX && !found; i++)
        if (!slots[i].used) {
            slots[i].used = 1;
            slots[i].owner = pthread_self();
            found = &slots[i];
        }
    pthread_mutex_unlock(&slots_lock);
    return found;
}

static void *worker(void *arg)
{
    struct slot *s = claim();
    (void)arg;
    if (!s)
        return NULL;
    for (int i = 0; i < 1000; i++)
        s->hits++;
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
