// Options are set before the threads start, and read by them.
#include <pthread.h>
static pthread_mutex_t opt_lock = PTHREAD_MUTEX_INITIALIZER;
static int verbose;

static void set_verbose(int v)
{
    pthread_mutex_lock(&opt_lock);
    verbose = v;
    pthread_mutex_unlock(&opt_lock);
}

static int get_verbose(void)
{
    int v;
    pthread_mutex_lock(&opt_lock);
    v = verbose;
    pthread_mutex_unlock(&opt_lock);
    return v;
}

static void *work(void *arg)
{
    int *result = arg;
    *result = get_verbose() ? 2 : 1;
    return NULL;
}

int main(void)
{
    int r[2];
    pthread_t a, b;
    pthread_create(&a, NULL, work, &r[0]);
    pthread_create(&b, NULL, work, &r[1]);
    set_verbose(1);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return r[0] + r[1];
}
