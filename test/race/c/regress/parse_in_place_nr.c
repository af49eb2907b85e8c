/* A helper walks over the buffer of a connection; its counters are another thread's. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct connection {
    long id;
    char in[64];
    long served;
    long bytes;
};

static struct connection *shared;

static int count_words(const char *p, int *longest)
{
    int words = 0, length = 0;
    for (; *p; p++) {
        length = *p == ' ' ? 0 : length + 1;
        words += *p == ' ';
        if (length > *longest)
            *longest = length;
    }
    return words + 1;
}

static void upper(char *p, size_t n)
{
    while (n--) {
        *p &= ~0x20;
        p++;
    }
}

static void *parse(void *arg)
{
    struct connection *c = arg;
    int longest = 0;
    upper(c->in, strlen(c->in));
    printf("%d words\n", count_words(c->in, &longest));
    return NULL;
}

int main(void)
{
    pthread_t parser;
    shared = calloc(1, sizeof *shared);
    shared->id = 7;
    strcpy(shared->in, "get some words");
    pthread_create(&parser, NULL, parse, shared);
    shared->served++;
    shared->bytes += 14;
    pthread_join(parser, NULL);
    printf("%ld\n", shared->bytes);
    return 0;
}
