// Reference counts changed without atomics by one of the paths
#include <pthread.h>
#include <stdlib.h>

struct blob { int refs; size_t len; char *bytes; };
static struct blob *current;
static pthread_mutex_t current_lock = PTHREAD_MUTEX_INITIALIZER;

static struct blob *blob_get(void)
{
    struct blob *b;
    pthread_mutex_lock(&current_lock);
    b = current;
    b->refs++; // RACE!
    pthread_mutex_unlock(&current_lock);
    return b;
}

static void blob_put(struct blob *b)
{
    if (--b->refs == 0) { // RACE!
        free(b->bytes);
        free(b);
    }
}

static void *reader(void *arg)
{
    size_t sum = 0;
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct blob *b = blob_get();
        for (size_t k = 0; k < b->len; k++)
            sum += (size_t)b->bytes[k];
        blob_put(b);
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t t[3];
    current = malloc(sizeof *current);
    current->refs = 1000;
    current->len = 16;
    current->bytes = calloc(1, 16);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, reader, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
