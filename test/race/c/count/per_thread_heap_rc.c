// the context made by each thread is also left in a global where others find it
// tsan: some: it reports one race per eight bytes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct context {
    int depth;
    int errors;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct context *latest;

static int parse(struct context *c, const char *text)
{
    for (; *text; text++) {
        c->depth += *text == '('; // RACE! d
        c->depth -= *text == ')'; // RACE! d
        c->errors += c->depth < 0; // RACE! d e
    }
    return c->errors; // RACE! e
}

static void *parser(void *arg)
{
    struct context *c = calloc(1, sizeof(*c));

    if (!c)
        return NULL;
    pthread_mutex_lock(&lock);
    if (latest)
        c = latest;
    latest = c;
    pthread_mutex_unlock(&lock);
    printf("%d\n", parse(c, arg));
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
