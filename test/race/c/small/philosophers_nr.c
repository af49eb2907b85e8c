// Dining philosophers; each fork carries how often it was used
#include <pthread.h>
#include <stdio.h>
#define N 5

struct fork { pthread_mutex_t lock; int used; };
static struct fork forks[N];
static int meals[N];

static void *dine(void *arg)
{
    int id = (int)(long)arg;
    int left = id, right = (id + 1) % N;
    if (left > right) {
        int t = left;
        left = right;
        right = t;
    }
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&forks[left].lock);
        pthread_mutex_lock(&forks[right].lock);
        forks[left].used++;
        forks[right].used++;
        meals[id]++;
        pthread_mutex_unlock(&forks[right].lock);
        pthread_mutex_unlock(&forks[left].lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int total = 0;
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i].lock, NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, dine, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++) {
        total += meals[i];
        printf("%d %d\n", meals[i], forks[i].used);
    }
    return total != N * 100;
}
