// The monitor looks at jobs of the pending list while workers fill them without the lock
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct link {
    struct link *next;
};
struct job {
    int state;
    double value;
    struct link all; /* list of all jobs, never taken out */
    struct link todo;
};
#define JOB_OF(p, field) ((struct job *)((char *)(p)-offsetof(struct job, field)))

static struct link *all, *todo;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        struct link *l = todo;
        if (l)
            todo = l->next;
        pthread_mutex_unlock(&lock);
        if (!l)
            return arg;
        struct job *j = JOB_OF(l, todo);
        j->value = j->value * 2; // NORACE
        j->state = 2; // RACE!
    }
}

static void *monitor(void *arg)
{
    int done = 0;
    for (int round = 0; round < 10; round++) {
        done = 0;
        pthread_mutex_lock(&lock);
        for (struct link *l = all; l; l = l->next)
            done += JOB_OF(l, all)->state == 2; // RACE!
        pthread_mutex_unlock(&lock);
        usleep(10);
    }
    printf("%d done\n", done);
    return arg;
}

int main(void)
{
    pthread_t t[3], m;
    for (int i = 0; i < 30; i++) {
        struct job *j = malloc(sizeof *j);
        j->state = 1;
        j->value = i;
        j->all.next = all;
        all = &j->all;
        j->todo.next = todo;
        todo = &j->todo;
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    pthread_create(&m, NULL, monitor, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    pthread_join(m, NULL);
    return 0;
}
