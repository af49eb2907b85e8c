// the thread is started and joined under the same unchanged flag
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int checksum;

static void *scan(void *arg)
{
    const char *text = arg;

    while (*text)
        checksum = checksum * 31 + *text++; // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    int background = argc < 2 || atoi(argv[1]) != 0;
    int wait_for_it = argc > 2;
    pthread_t thread;

    if (background)
    pthread_create(&thread, NULL, scan, "the text that is scanned");
    if (background)
        pthread_join(thread, NULL);
    printf("%d: %x\n", background + wait_for_it, (unsigned)checksum); // NORACE
    return 0;
}
