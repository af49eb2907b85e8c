// the thread is started always but joined only when a flag is set
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int checksum;

static void *scan(void *arg)
{
    const char *text = arg;

    while (*text)
        checksum = checksum * 31 + *text++; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    int background = argc < 2 || atoi(argv[1]) != 0;
    int wait_for_it = argc > 2;
    pthread_t thread;

    pthread_create(&thread, NULL, scan, "the text that is scanned");
    if (wait_for_it)
        pthread_join(thread, NULL);
    printf("%d: %x\n", background + wait_for_it, (unsigned)checksum); // RACE!
    return 0;
}
