// many threads write to one stream, which locks itself, and count under flockfile
// tsan: no: the runtime does not model flockfile
#include <pthread.h>
#include <stdio.h>

static FILE *stream;
static int lines;

static void *logger(void *arg)
{
    for (int i = 0; i < 20; i++) {
        fprintf(stream, "%d: message %d\n", *(int *)arg, i); // NORACE
        flockfile(stream);
        lines++; // NORACE
        funlockfile(stream);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = {1, 2};

    stream = fopen("/dev/null", "w");
    if (!stream)
        return 1;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, logger, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    fclose(stream);
    printf("%d\n", lines);
    return 0;
}
