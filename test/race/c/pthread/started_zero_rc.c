// A handle is cleared by the library while its thread runs: nobody waits for it then.
#include <pthread.h>
#include <stdio.h>
#include <strings.h>

static pthread_t thread[2];
static int level[2];

static void *run(void *arg)
{
    int *mine = arg;
    for (int i = 0; i < 1000; i++)
        (*mine)++; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    for (int i = 0; i < 2; i++)
        pthread_create(&thread[i], NULL, run, &level[i]);
    if (argc > 1)
        bzero(thread, sizeof thread);
    for (int i = 0; i < 2; i++)
        if (thread[i])
            pthread_join(thread[i], NULL);
    printf("%d\n", level[0] + level[1]); // RACE!
    return 0;
}
