// each thread allocates its own context from one site and frees it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct context {
    int depth;
    int errors;
};

static int parse(struct context *c, const char *text)
{
    for (; *text; text++) {
        c->depth += *text == '('; // NORACE
        c->depth -= *text == ')'; // NORACE
        c->errors += c->depth < 0; // NORACE
    }
    return c->errors; // NORACE
}

static void *parser(void *arg)
{
    struct context *c = calloc(1, sizeof(*c));

    if (!c)
        return NULL;
    printf("%d\n", parse(c, arg));
    free(c);
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, parser, "((a)(b))");
    pthread_create(&t[1], NULL, parser, "(a))");
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
