// Five philosophers, everybody takes the left fork first, for several meals.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#define N 5
#define MEALS 3

pthread_mutex_t chopstick[N];

void think(int id) { printf("%d thinks\n", id); usleep(10); }
void eat(int id) { printf("%d eats\n", id); usleep(10); }

void *philosopher(void *arg)
{
    int id = *(int *)arg;
    int left = id, right = (id + 1) % N;
    for (int m = 0; m < MEALS; m++) {
        think(id);
        pthread_mutex_lock(&chopstick[left]);
        pthread_mutex_lock(&chopstick[right]); // DEADLOCK!
        eat(id);
        pthread_mutex_unlock(&chopstick[right]);
        pthread_mutex_unlock(&chopstick[left]);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int ids[N];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&chopstick[i], NULL);
    for (int i = 0; i < N; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, philosopher, &ids[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        pthread_mutex_destroy(&chopstick[i]);
    return 0;
}
