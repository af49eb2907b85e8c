// main logs the request after the worker got it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request { int fd; int state; };

static void *serve(void *arg)
{
    struct request *r = arg;
    r->state = 2; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++) {
        struct request *r = malloc(sizeof *r);
        r->fd = i;
        r->state = 1;
        pthread_create(&t[i], NULL, serve, r);
        printf("request %d in state %d\n", r->fd, r->state); // RACE!
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
