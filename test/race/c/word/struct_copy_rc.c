// the whole struct is copied while another thread sets one field
#include <pthread.h>
#include <stdio.h>

struct settings {
    int verbosity;
    int timeout;
    int retries;
};

static struct settings settings = {1, 30, 3};

static void *tuner(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        settings.timeout = 30 + i; // RACE!
    return NULL;
}

static void *client(void *arg)
{
    struct settings mine = settings; // RACE!

    *(int *)arg = mine.retries + mine.verbosity;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 20, result;

    pthread_create(&a, NULL, tuner, &rounds);
    pthread_create(&b, NULL, client, &result);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", result);
    return 0;
}
