/* five philosophers, as in the textbook */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#define N 5
#define LEFT(i) (i)
#define RIGHT(i) (((i) + 1) % N)

static pthread_mutex_t chopstick[N];
static pthread_t phil[N];

static void eat(int i) { printf("%d eats\n", i); usleep(100); }

static void *dine(void *arg)
{
    int i = (int)(long)arg;
    for (int round = 0; round < 100; round++) {
        if (i == N - 1) {
            pthread_mutex_lock(&chopstick[RIGHT(i)]);
            pthread_mutex_lock(&chopstick[LEFT(i)]);
        } else {
            pthread_mutex_lock(&chopstick[LEFT(i)]);
            pthread_mutex_lock(&chopstick[RIGHT(i)]);
        }
        eat(i);
        pthread_mutex_unlock(&chopstick[LEFT(i)]);
        pthread_mutex_unlock(&chopstick[RIGHT(i)]);
    }
    return NULL;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&chopstick[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&phil[i], NULL, dine, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(phil[i], NULL);
    return 0;
}
