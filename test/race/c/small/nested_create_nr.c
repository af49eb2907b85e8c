// A thread makes its own helper, waits for it and then touches what the helper wrote
#include <pthread.h>

static int stage[3];

static void *third(void *arg)
{
    (void)arg;
    stage[2] = stage[1] + 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_t t;
    stage[1] = stage[0] + 1;
    pthread_create(&t, NULL, third, NULL);
    pthread_join(t, NULL);
    stage[1] += stage[2];
    return NULL;
}

int main(void)
{
    pthread_t t;
    stage[0] = 1;
    pthread_create(&t, NULL, second, NULL);
    pthread_join(t, NULL);
    return stage[0] + stage[1] + stage[2] != 9;
}
