// a record of its own for each caller, or the default one that all share
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct settings {
    int level;
    int uses;
};

static struct settings fallback = {1, 0};

static struct settings *settings_get(int wants_own)
{
    struct settings *s;
    if (wants_own) {
        s = malloc(sizeof *s);
        s->level = 3;
        s->uses = 0;
    } else {
        s = &fallback;
    }
    return s;
}

static void *client(void *arg)
{
    struct settings *s = settings_get(*(int *)arg);
    s->uses++; // RACE!
    printf("%d\n", s->level);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int wants[3] = {0, 1, 0};
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, &wants[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
