// Two places that belong together are set before the threads start: only with --may-guard-atomicity.
#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int width, height;

static void resize(int w, int h)
{
    pthread_mutex_lock(&lock); // MAY GUARD!
    width = w;
    height = h;
    pthread_mutex_unlock(&lock);
}

static void *area(void *result)
{
    *(int *)result = width * height;
    return result;
}

int main(void)
{
    int r[2];
    pthread_t a, b;
    resize(3, 4);
    pthread_create(&a, NULL, area, &r[0]);
    pthread_create(&b, NULL, area, &r[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return r[0] + r[1];
}
