// the allocation wrapper gives every thread an object of its own
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct parser {
    int line;
    char token[16];
};

static void *checked(void *p)
{
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

static void *zalloc(size_t size)
{
    return memset(checked(malloc(size)), 0, size);
}

static struct parser *parser_new(void)
{
    return zalloc(sizeof(struct parser));
}

static void *parse(void *arg)
{
    struct parser *p = arg;

    for (int i = 0; i < 10; i++)
        p->line++; // NORACE
    return NULL;
}

int main(void)
{
    struct parser *a = parser_new();
    struct parser *b = parser_new();
    pthread_t t[2];

    pthread_create(&t[0], NULL, parse, a);
    pthread_create(&t[1], NULL, parse, b);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d\n", a->line + b->line); // NORACE
    return 0;
}
