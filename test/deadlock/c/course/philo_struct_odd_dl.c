#include <pthread.h>
#include <stdlib.h>

typedef struct {
    int id;
    pthread_mutex_t *left;
    pthread_mutex_t *right;
    int meals;
} philosopher_t;

static void *routine(void *arg)
{
    philosopher_t *p = arg;
    while (p->meals < 10) {
        pthread_mutex_lock(p->left); // DEADLOCK
        pthread_mutex_lock(p->right); // DEADLOCK!
        p->meals++;
        pthread_mutex_unlock(p->left);
        pthread_mutex_unlock(p->right);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 5;
    pthread_mutex_t *forks = malloc(n * sizeof *forks);
    philosopher_t *ph = malloc(n * sizeof *ph);
    pthread_t *th = malloc(n * sizeof *th);
    for (int i = 0; i < n; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (int i = 0; i < n; i++) {
        ph[i].id = i;
        ph[i].meals = 0;
        ph[i].left = &forks[i];
        ph[i].right = &forks[(i + 1) % n];
    }
    for (int i = 0; i < n; i++)
        pthread_create(&th[i], NULL, routine, &ph[i]);
    for (int i = 0; i < n; i++)
        pthread_join(th[i], NULL);
    free(th);
    free(ph);
    free(forks);
    return 0;
}
