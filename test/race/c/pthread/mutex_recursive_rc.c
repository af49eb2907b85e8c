// a recursive mutex is released as often as it was taken before the last access
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t tree_lock;
static int nodes;
static int depth;

static void insert_child(void)
{
    pthread_mutex_lock(&tree_lock);
    nodes++; // RACE! n
    pthread_mutex_unlock(&tree_lock);
}

static void *builder(void *arg)
{
    (void)arg;
    for (int i = 0; i < 2000; i++) {
        pthread_mutex_lock(&tree_lock);
        insert_child();
        pthread_mutex_unlock(&tree_lock);
        depth = nodes / 2; // RACE! d n
    }
    return NULL;
}

int main(void)
{
    pthread_mutexattr_t attr;
    pthread_t t[2];

    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&tree_lock, &attr);
    pthread_create(&t[0], NULL, builder, NULL);
    pthread_create(&t[1], NULL, builder, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d nodes, depth %d\n", nodes, depth);
    return 0;
}
