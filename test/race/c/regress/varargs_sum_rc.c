// a function with a variable number of pointers writes behind each of them
#include <pthread.h>
#include <stdarg.h>

static int a, b, c;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void clear_all(int n, ...)
{
    va_list ap;

    va_start(ap, n);
    for (int i = 0; i < n; i++) {
        int *p = va_arg(ap, int *);
        *p = 0; // RACE!
    }
    va_end(ap);
}

static void *worker(void *arg)
{
    clear_all(3, &a, &b, &c);
    return NULL;
}

int main(void)
{
    pthread_t t;

    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    b = 7; // RACE!
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return a + b + c;
}
