// main frees the session after its thread has ended
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct session {
    int packets;
    int limit;
};

static void *pump(void *arg)
{
    struct session *s = arg;

    while (s->packets < s->limit) // NORACE
        s->packets++; // NORACE
    return NULL;
}

int main(void)
{
    struct session *s = calloc(1, sizeof(*s));
    pthread_t t;

    if (!s)
        return 1;
    s->limit = 10;
    pthread_create(&t, NULL, pump, s);
    pthread_join(t, NULL);
    free(s); // NORACE
    printf("done\n");
    return 0;
}
