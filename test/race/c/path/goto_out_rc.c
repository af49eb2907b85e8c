// one goto jumps to the label behind the unlock while the lock was not taken yet
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int last_error;
static int total;

static int handle(int request)
{
    int error = 0, locked = 0;

    if (request < 0) {
        error = 1;
        goto out;
    }
    pthread_mutex_lock(&lock);
    locked = 1;
    if (request > 90) {
        error = 2;
        goto out;
    }
    total += request; // NORACE
out:
    if (error)
        last_error = error; // RACE!
    if (locked)
        pthread_mutex_unlock(&lock);
    return error;
}

static void *server(void *arg)
{
    for (int i = *(int *)arg; i < 100; i++)
        handle(i);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int starts[2] = {-20, -30};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, server, &starts[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", total, last_error);
    return 0;
}
