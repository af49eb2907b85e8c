// a pool; results are read before it is shut down, a job counts without lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct job {
    void (*run)(void *);
    void *arg;
    struct job *next;
} job;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t notify = PTHREAD_COND_INITIALIZER;
static job *front, *rear;
static int stop;
static long done;
static void *pool_thread(void *p)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!front && !stop)
            pthread_cond_wait(&notify, &lock);
        if (!front && stop) {
            pthread_mutex_unlock(&lock);
            break;
        }
        job *j = front;
        front = j->next;
        if (!front)
            rear = NULL;
        pthread_mutex_unlock(&lock);
        j->run(j->arg);
        free(j);
    }
    return NULL;
}
static void pool_add(void (*run)(void *), void *arg)
{
    job *j = malloc(sizeof *j);
    j->run = run;
    j->arg = arg;
    j->next = NULL;
    pthread_mutex_lock(&lock);
    if (rear)
        rear->next = j;
    else
        front = j;
    rear = j;
    pthread_cond_signal(&notify);
    pthread_mutex_unlock(&lock);
}
static void square(void *arg)
{
    int *v = arg;
    *v = *v * *v; // RACE! v
    done++; // RACE! d
}
int main(void)
{
    int vals[32];
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, pool_thread, NULL);
    for (int i = 0; i < 32; i++) {
        vals[i] = i;
        pool_add(square, &vals[i]);
    }
    for (int i = 0; i < 32; i++)
        printf("%d ", vals[i]); // RACE! v
    pthread_mutex_lock(&lock);
    stop = 1;
    pthread_cond_broadcast(&notify);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", done);
    return 0;
}
