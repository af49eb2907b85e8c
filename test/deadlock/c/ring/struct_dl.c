// philosophers with pointers to their forks
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

    pthread_mutex_lock(p->left);
    pthread_mutex_lock(p->right); // DEADLOCK!
    p->meals++;
    pthread_mutex_unlock(p->right);
    pthread_mutex_unlock(p->left);
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
