// An object shared by reference count; the last one frees it
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <stdio.h>

struct blob {
    atomic_int refs;
    size_t len;
    unsigned char *bytes;
};

static struct blob *blob_new(size_t len)
{
    struct blob *b = malloc(sizeof(struct blob));
    atomic_init(&b->refs, 1);
    b->len = len;
    b->bytes = malloc(len);
    for (size_t i = 0; i < len; i++)
        b->bytes[i] = (unsigned char)i;
    return b;
}

static struct blob *blob_get(struct blob *b)
{
    atomic_fetch_add_explicit(&b->refs, 1, memory_order_relaxed);
    return b;
}

static void blob_put(struct blob *b)
{
    if (atomic_fetch_sub_explicit(&b->refs, 1, memory_order_acq_rel) == 1) {
        b->len = 0;
        free(b->bytes);
        free(b);
    }
}

static void *checksum(void *arg)
{
    struct blob *b = arg;
    unsigned long sum = 0;
    for (size_t i = 0; i < b->len; i++)
        sum += b->bytes[i];
    printf("%lu\n", sum);
    blob_put(b);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    struct blob *b = blob_new(512);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, checksum, blob_get(b));
    blob_put(b);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
