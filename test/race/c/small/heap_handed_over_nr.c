// Each request is allocated by main, filled, given to its own thread, which frees it
// tsan: no: main ends by pthread_exit
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct request { int fd; char path[64]; int len; };

static void *serve(void *arg)
{
    struct request *r = arg;
    r->len = snprintf(r->path, sizeof r->path, "/file%d", r->fd);
    if (r->len < 0)
        r->len = 0;
    free(r);
    return NULL;
}

int main(void)
{
    for (int fd = 0; fd < 10; fd++) {
        pthread_t t;
        struct request *r = malloc(sizeof *r);
        if (!r)
            continue;
        r->fd = fd;
        r->len = 0;
        if (pthread_create(&t, NULL, serve, r) != 0) {
            free(r);
            continue;
        }
        pthread_detach(t);
    }
    pthread_exit(NULL);
}
