// Threads exist only when asked for and are joined under the same flag
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int level;

static void *raise_level(void *arg)
{
    (void)arg;
    level++;
    return NULL;
}

int main(int argc, char **argv)
{
    int threaded = argc > 1 && strcmp(argv[1], "-t") == 0;
    pthread_t t;
    if (threaded && pthread_create(&t, NULL, raise_level, NULL) != 0)
        abort();
    if (!threaded)
        raise_level(NULL);
    if (threaded)
        pthread_join(t, NULL);
    level *= 2;
    return level != 2;
}
