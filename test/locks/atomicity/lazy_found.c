// A buffer is made once, or twice.
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static char *buffer;

static char *get_buffer(void)
{
    char *b;
    pthread_mutex_lock(&mu);
    b = buffer; // ATOMICITY
    pthread_mutex_unlock(&mu);
    if (b == NULL) {
        b = malloc(100);
        pthread_mutex_lock(&mu);
        buffer = b; // ATOMICITY!
        pthread_mutex_unlock(&mu);
    }
    return b;
}

static void *use(void *arg)
{
    (void)arg;
    return get_buffer();
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, use, NULL);
    pthread_create(&b, NULL, use, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
