// Each thread joins the one that it made, before the next one starts.
#include <pthread.h>

static int counter;

static void *job(void *arg)
{
    counter = 1; // NORACE
    return arg;
}

static void *ask(void *arg)
{
    pthread_t u;
    pthread_create(&u, NULL, job, arg);
    pthread_join(u, NULL);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&t[i], NULL, ask, NULL);
        pthread_join(t[i], NULL);
    }
    return counter; // NORACE
}
