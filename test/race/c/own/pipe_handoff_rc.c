// the sender touches the request after it has written its address into the pipe
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct request {
    int code;
    int answer;
};

static int ends[2];

static void *service(void *arg)
{
    struct request *r;

    while (read(ends[0], &r, sizeof(r)) == (ssize_t)sizeof(r) && r) {
        r->answer = r->code * 2; // RACE!
        *(int *)arg += r->answer;
    }
    return NULL;
}

int main(void)
{
    struct request *requests[5], *end = NULL;
    pthread_t t;
    int sum = 0;

    if (pipe(ends) != 0)
        return 1;
    pthread_create(&t, NULL, service, &sum);
    for (int i = 0; i < 5; i++) {
        struct request *r = requests[i] = calloc(1, sizeof(*r));

        if (!r)
            return 1;
        r->code = i; // NORACE
        if (write(ends[1], &r, sizeof(r)) < 0)
            return 1;
        r->code = -1; // RACE!
        usleep(1000);
    }
    if (write(ends[1], &end, sizeof(end)) < 0)
        return 1;
    pthread_join(t, NULL);
    printf("%d %d\n", sum, requests[0]->answer); // NORACE
    return 0;
}
