// Handles are cleared by the library before their threads start.
#include <pthread.h>
#include <stdio.h>
#include <strings.h>

static pthread_t thread[2];
static int level[2];

static void *run(void *arg)
{
    int *mine = arg;
    for (int i = 0; i < 1000; i++)
        (*mine)++; // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    bzero(thread, sizeof thread);
    for (int i = 0; i < 2; i++)
        pthread_create(&thread[i], NULL, run, &level[i]);
    for (int i = 0; i < 2; i++)
        if (thread[i])
            pthread_join(thread[i], NULL);
    printf("%d\n", level[0] + level[1]); // NORACE
    return 0;
}
