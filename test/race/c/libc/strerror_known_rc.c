// a number that one caller found in memory may be no error that the system knows
// tsan: no: the hidden state is inside libc, which is not instrumented
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct reply {
    int code;
};

static void check(int error, const char *what)
{
    if (error)
        fprintf(stderr, "%s: %s\n", what, strerror(error)); // RACE!
}

static void *work(void *arg)
{
    struct reply *reply = arg;

    check(reply->code, "reply");
    return NULL;
}

int main(void)
{
    static struct reply replies[2] = {{12345}, {54321}};
    pthread_t t[2];

    for (int i = 0; i < 2; i++)
        check(pthread_create(&t[i], NULL, work, &replies[i]), "create");
    for (int i = 0; i < 2; i++)
        check(pthread_join(t[i], NULL), "join");
    return 0;
}
