// One place is set before the threads start.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int width;

static void resize(int w)
{
    pthread_mutex_lock(&lock); // REDUNDANT!
    width = w;
    pthread_mutex_unlock(&lock);
}

static void *area(void *result)
{
    *(int *)result = width * width;
    return result;
}

int main(void)
{
    int r[2];
    pthread_t a, b;
    resize(3);
    pthread_create(&a, NULL, area, &r[0]);
    pthread_create(&b, NULL, area, &r[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return r[0] + r[1];
}
