// a thread-local pointer keeps a buffer that its thread has made; a list has all of them
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct buffer {
    struct buffer *next;
    size_t used;
    char text[64];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct buffer *all;
static __thread struct buffer *own;

static struct buffer *buffer_get(void)
{
    struct buffer *b = own;

    if (!b) {
        b = calloc(1, sizeof(*b));
        own = b;
        pthread_mutex_lock(&lock);
        b->next = all;
        all = b;
        pthread_mutex_unlock(&lock);
    }
    return b;
}

static void *work(void *arg)
{
    for (int i = 0; i < 50; i++) {
        struct buffer *b = buffer_get();
        b->text[b->used++ % sizeof(b->text)] = *(char *)arg; // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    char letters[] = "abc";
    size_t sum = 0;

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, work, &letters[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    for (struct buffer *b = all; b; b = b->next)
        sum += b->used; // NORACE
    printf("%zu\n", sum);
    return 0;
}
