// the middle thread returns its child's handle and main joins both
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int pages;

static void *printer(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        pages++; // NORACE
    return NULL;
}

static void *spooler(void *arg)
{
    pthread_t *child = malloc(sizeof(*child));

    if (!child)
        abort();
    pthread_create(child, NULL, printer, arg);
    return child;
}

int main(void)
{
    static int copies = 50;
    pthread_t t;
    void *child;

    pthread_create(&t, NULL, spooler, &copies);
    pthread_join(t, &child);
    pthread_join(*(pthread_t *)child, NULL);
    printf("%d\n", pages); // NORACE
    free(child);
    return 0;
}
