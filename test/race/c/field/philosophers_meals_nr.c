// Philosophers with numbered forks; each counts its meals in its own record.
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#define N 5

typedef struct {
    int id;
    int meals;
    pthread_mutex_t *left, *right;
    pthread_t thread;
} philosopher_t;

static pthread_mutex_t forks[N];
static philosopher_t phil[N];

static void eat(philosopher_t *p)
{
    pthread_mutex_lock(p->left);
    pthread_mutex_lock(p->right);
    p->meals++; // NORACE
    pthread_mutex_unlock(p->right);
    pthread_mutex_unlock(p->left);
}

static void *dine(void *arg)
{
    philosopher_t *p = arg;
    for (int i = 0; i < 20; i++) {
        eat(p);
        usleep(10);
    }
    return NULL;
}

int main(void)
{
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (int i = 0; i < N; i++) {
        int l = i, r = (i + 1) % N;
        phil[i].id = i;
        phil[i].meals = 0;
        phil[i].left = &forks[l < r ? l : r];
        phil[i].right = &forks[l < r ? r : l];
    }
    for (int i = 0; i < N; i++)
        pthread_create(&phil[i].thread, NULL, dine, &phil[i]);
    for (int i = 0; i < N; i++)
        pthread_join(phil[i].thread, NULL);
    for (int i = 0; i < N; i++)
        printf("%d: %d\n", phil[i].id, phil[i].meals); // NORACE
    return 0;
}
