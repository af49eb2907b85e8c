// the level of a logger is changed while others log; the file is reopened without the lock
#include <pthread.h>
#include <stdio.h>

enum level { DEBUG, INFO, WARN };
struct logger {
    enum level min;
    FILE *out;
    unsigned count;
    pthread_mutex_t lock;
};
static struct logger L = {INFO, NULL, 0, PTHREAD_MUTEX_INITIALIZER};

static void say(enum level l, const char *what)
{
    if (l < L.min) // RACE! min
        return;
    pthread_mutex_lock(&L.lock);
    fprintf(L.out, "%s\n", what); // RACE! out
    L.count++;                    // NORACE
    pthread_mutex_unlock(&L.lock);
}
static void *worker(void *arg)
{
    for (int i = 0; i < 50; i++)
        say(i % 3, arg);
    return NULL;
}
int main(void)
{
    pthread_t t;
    L.out = stderr; // NORACE
    pthread_create(&t, NULL, worker, "w");
    L.min = DEBUG; // RACE! min
    say(WARN, "main");
    L.out = stdout; // RACE! out
    pthread_join(t, NULL);
    return (int)L.count;
}
