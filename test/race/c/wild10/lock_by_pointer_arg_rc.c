// Every thread gets a lock of its own by mistake
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
    pthread_mutex_t *lock;
    long *total;
    int times;
};

static void *add(void *arg)
{
    struct task *t = arg;
    for (int i = 0; i < t->times; i++) {
        pthread_mutex_lock(t->lock);
        *t->total += i; // RACE!
        pthread_mutex_unlock(t->lock);
    }
    return NULL;
}

int main(void)
{
    long total = 0;
    pthread_t th[3];
    struct task task[3];
    for (int i = 0; i < 3; i++) {
        task[i].lock = malloc(sizeof(pthread_mutex_t));
        pthread_mutex_init(task[i].lock, NULL);
        task[i].total = &total;
        task[i].times = 1000;
        pthread_create(&th[i], NULL, add, &task[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(th[i], NULL);
    printf("%ld\n", total); // NORACE
    return 0;
}
