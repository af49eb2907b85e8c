/* dining philosophers that put the first fork down again if the second is taken */
#include <pthread.h>
#include <sched.h>
#include <stdint.h>

#define N 5
pthread_mutex_t fork_lock[N];
int eaten[N];

void eat(int who)
{
    eaten[who]++;
}

void *philosopher(void *p)
{
    int me = (int)(intptr_t)p;
    int left = me, right = (me + 1) % N;
    int rounds = 0;
    while (rounds < 100) {
        pthread_mutex_lock(&fork_lock[left]); // DEADLOCK
        while (eaten[me] < 0)
            sched_yield();
        pthread_mutex_lock(&fork_lock[right]); // DEADLOCK!
        eat(me);
        rounds++;
        pthread_mutex_unlock(&fork_lock[right]);
        pthread_mutex_unlock(&fork_lock[left]);
    }
    return 0;
}

int main(void)
{
    pthread_t t[N];
    int i;
    for (i = 0; i < N; i++)
        pthread_mutex_init(&fork_lock[i], 0);
    for (i = 0; i < N; i++)
        pthread_create(&t[i], 0, philosopher, (void *)(intptr_t)i);
    for (i = 0; i < N; i++)
        pthread_join(t[i], 0);
    for (i = 0; i < N; i++)
        pthread_mutex_destroy(&fork_lock[i]);
    return 0;
}
