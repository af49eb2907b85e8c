// Two checks before the lock is taken leave by way of its unlock.
#include <pthread.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char store[64];
static size_t used;

static int put(const char *text, size_t length)
{
    int result = -1;
    if (!text)
        goto out;
    if (!length)
        goto out;
    pthread_mutex_lock(&lock);
    if (length > sizeof store - used)
        goto out;
    memcpy(store + used, text, length);
    used += length;
    result = 0;
out:
    pthread_mutex_unlock(&lock); // DEADLOCK!
    return result;
}

static void *writer(void *text)
{
    put(text, strlen(text));
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, "first");
    pthread_create(&b, NULL, writer, "");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
