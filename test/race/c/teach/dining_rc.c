// the philosophers share one meal counter
#include <pthread.h>
#include <stdio.h>

#define N 5

static pthread_mutex_t fork_lock[N];
static int fork_uses[N];
static int meals[N];
static int all_meals;

static void eat(int id)
{
    int left = id, right = (id + 1) % N;
    int low = left < right ? left : right, high = left < right ? right : left;

    pthread_mutex_lock(&fork_lock[low]);
    pthread_mutex_lock(&fork_lock[high]);
    fork_uses[low]++; // NORACE
    fork_uses[high]++; // NORACE
    meals[id]++; // NORACE
    all_meals++; // RACE!
    pthread_mutex_unlock(&fork_lock[high]);
    pthread_mutex_unlock(&fork_lock[low]);
}

static void *philosopher(void *arg)
{
    int id = (int)(long)arg;

    for (int i = 0; i < 100; i++)
        eat(id);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int sum = 0;

    for (int i = 0; i < N; i++)
        pthread_mutex_init(&fork_lock[i], NULL);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        sum += meals[i] + fork_uses[i]; // NORACE
    sum += all_meals;
    printf("%d\n", sum);
    return 0;
}
