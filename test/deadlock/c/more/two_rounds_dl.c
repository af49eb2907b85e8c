// Two rounds of work with different lock orders; the first one is over, or not, when the second starts.
#include <pthread.h>

static pthread_mutex_t names = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t ids = PTHREAD_MUTEX_INITIALIZER;
static int by_name, by_id;

static void *import(void *arg)
{
    pthread_mutex_lock(&names); // DEADLOCK
    pthread_mutex_lock(&ids); // DEADLOCK!
    by_name++;
    by_id++;
    pthread_mutex_unlock(&ids);
    pthread_mutex_unlock(&names);
    return arg;
}

static void *export(void *arg)
{
    pthread_mutex_lock(&ids); // DEADLOCK
    pthread_mutex_lock(&names); // DEADLOCK!
    by_id--;
    by_name--;
    pthread_mutex_unlock(&names);
    pthread_mutex_unlock(&ids);
    return arg;
}

static void start(pthread_t *t, int n, void *(*body)(void *))
{
    for (int i = 0; i < n; i++)
        pthread_create(&t[i], NULL, body, NULL);
}

static void finish(pthread_t *t, int n)
{
    for (int i = 0; i < n; i++)
        pthread_join(t[i], NULL);
}

int main(void)
{
    pthread_t in[4], out[4];
    start(in, 4, import);
    start(out, 4, export);
    finish(out, 4);
    finish(in, 4);
    return by_name + by_id;
}
