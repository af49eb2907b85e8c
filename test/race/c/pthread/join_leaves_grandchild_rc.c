// The threads that main joins leave others that run on.
#include <pthread.h>

static int counter;

static void *job(void *arg)
{
    counter = 1; // RACE!
    return arg;
}

static void *ask(void *arg)
{
    pthread_t u;
    pthread_create(&u, NULL, job, arg);
    pthread_detach(u);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++) {
        pthread_create(&t[i], NULL, ask, NULL);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return counter; // RACE!
}
