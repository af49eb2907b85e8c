// the middle thread ends without waiting for its child, joining it is not enough
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int pages;

static void *printer(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        pages++; // RACE!
    return NULL;
}

static void *spooler(void *arg)
{
    pthread_t *child = malloc(sizeof(*child));

    if (!child)
        abort();
    pthread_create(child, NULL, printer, arg);
    pthread_detach(*child);
    return child;
}

int main(void)
{
    static int copies = 50;
    pthread_t t;
    void *child;

    pthread_create(&t, NULL, spooler, &copies);
    pthread_join(t, &child);
    printf("%d\n", pages); // RACE!
    free(child);
    return 0;
}
