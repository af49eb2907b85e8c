// A local of main escapes through a global pointer and is used after the thread started
#include <pthread.h>

static int *window;

static void *peek(void *arg)
{
    (void)arg;
    int s = 0;
    for (int i = 0; i < 10; i++)
        s += *window; // RACE!
    return (void *)(long)s;
}

int main(void)
{
    int counter = 0;
    pthread_t t;
    window = &counter;
    if (pthread_create(&t, NULL, peek, NULL))
        return 1;
    counter = 5; // RACE!
    pthread_join(t, NULL);
    return counter != 5;
}
