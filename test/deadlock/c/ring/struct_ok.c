// philosophers compare the addresses of their forks
#include <pthread.h>

#define N 4

struct philosopher {
    pthread_mutex_t *left, *right;
    int meals;
};

static pthread_mutex_t forks[N];
static struct philosopher table[N];

static void *dine(void *arg)
{
    struct philosopher *p = arg;
    pthread_mutex_t *first = p->left, *second = p->right;

    if (first > second) {
        first = p->right;
        second = p->left;
    }
    pthread_mutex_lock(first);
    pthread_mutex_lock(second);
    p->meals++;
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    for (int i = 0; i < N; i++) {
        pthread_mutex_init(&forks[i], NULL);
        table[i].left = &forks[i];
        table[i].right = &forks[(i + 1) % N];
    }
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, dine, &table[i]);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
