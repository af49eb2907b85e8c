// a buffer with a count of references; who drops the last one frees it
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
    atomic_int refs;
    size_t length;
    char data[64];
};

static void buffer_put(struct buffer *b)
{
    if (atomic_fetch_sub(&b->refs, 1) == 1)
        free(b); // RACE
}

static void *user(void *arg)
{
    struct buffer *b = arg;
    size_t n = 0;

    for (size_t i = 0; i < b->length; i++) // RACE
        n += b->data[i] == ' '; // RACE
    buffer_put(b);
    return (void *)n;
}

int main(void)
{
    struct buffer *b = malloc(sizeof *b);
    pthread_t t1, t2;

    b->refs = 3;
    strcpy(b->data, "one two three");
    b->length = strlen(b->data);
    pthread_create(&t1, NULL, user, b);
    pthread_create(&t2, NULL, user, b);
    buffer_put(b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
