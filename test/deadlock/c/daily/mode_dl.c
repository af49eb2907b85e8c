// Two modes take the lock, one gives it back.
#include <pthread.h>
#include <stdlib.h>

enum mode { READ_ONLY = 1, READ_WRITE = 2, REPAIR = 3 };

static pthread_mutex_t store_lock = PTHREAD_MUTEX_INITIALIZER;
static int rows;

static void work(enum mode mode)
{
    if (mode == READ_WRITE || mode == REPAIR)
        pthread_mutex_lock(&store_lock); // DEADLOCK
    int n = abs((int)mode);
    if (n > 7)
        n = 7;
    if (mode == READ_WRITE) { // DEADLOCK!
        rows += n;
        pthread_mutex_unlock(&store_lock);
    }
} // DEADLOCK

static void *run(void *arg)
{
    for (int i = 0; i < 30; i++)
        work(*(enum mode *)arg);
    return arg;
}

int main(void)
{
    static enum mode modes[3] = {READ_ONLY, READ_WRITE, REPAIR};
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, run, &modes[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return rows > 1000;
}
