// the number that chooses the lock and the element is read from memory
#include <pthread.h>
#include <stdio.h>
#define N 16
struct slot {
    int hits;
};
static struct slot slots[N];
static pthread_mutex_t locks[N];
static int hot;

static void *worker(void *arg)
{
    int i = *(int *)arg;
    pthread_mutex_lock(&locks[i]);
    slots[i].hits++; // NORACE
    pthread_mutex_unlock(&locks[i]);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&locks[i], NULL);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, &hot);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", slots[0].hits);
    return 0;
}
