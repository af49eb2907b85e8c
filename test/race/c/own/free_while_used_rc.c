// main frees the session while its thread still uses it
// tsan: some: freed memory is reported once
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

    while (s->packets < s->limit) // RACE!
        s->packets++; // RACE!
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
    free(s); // RACE!
    pthread_join(t, NULL);
    printf("done\n");
    return 0;
}
