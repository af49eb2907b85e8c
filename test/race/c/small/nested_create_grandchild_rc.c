// The child is joined but not the detached grandchild
#include <pthread.h>
#include <unistd.h>

static int result;
static int progress;

static void *grandchild(void *arg)
{
    (void)arg;
    usleep(10);
    result = 7; // RACE!
    return NULL;
}

static void *child(void *arg)
{
    (void)arg;
    pthread_t t;
    progress = 1;
    pthread_create(&t, NULL, grandchild, NULL);
    pthread_detach(t);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, child, NULL);
    pthread_join(t, NULL);
    if (progress)
        result = 3; // RACE!
    usleep(100);
    return 0;
}
