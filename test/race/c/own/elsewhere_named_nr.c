// Jobs that were taken are looked at by another way: the table they are in; what is looked at is under the lock
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
struct job { int state; double value; struct job *next; };
static struct job jobs[30];
static struct job *todo;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        struct job *j = todo;
        if (j)
            todo = j->next;
        pthread_mutex_unlock(&lock);
        if (!j)
            return arg;
        j->value = j->value * 2; // NORACE
        pthread_mutex_lock(&lock);
        j->state = 2; // NORACE
        pthread_mutex_unlock(&lock);
    }
}
static void *monitor(void *arg)
{
    int done = 0;
    for (int round = 0; round < 10; round++) {
        pthread_mutex_lock(&lock);
        for (int i = 0; i < 30; i++)
            done += jobs[i].state == 2; // NORACE
        pthread_mutex_unlock(&lock);
    }
    printf("%d done\n", done);
    return arg;
}
int main(void)
{
    pthread_t t[3], m;
    for (int i = 0; i < 30; i++) {
        jobs[i].state = 1;
        jobs[i].next = todo;
        todo = &jobs[i];
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    pthread_create(&m, NULL, monitor, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    pthread_join(m, NULL);
    return 0;
}
