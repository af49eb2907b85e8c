// the middle thread goes on counting while its own child still counts
#include <pthread.h>
#include <stdio.h>

static int files;

static void *scan_subfolder(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        files++; // RACE!
    return NULL;
}

static void *scan_folder(void *arg)
{
    pthread_t child;

    files++; // NORACE
    pthread_create(&child, NULL, scan_subfolder, arg);
    files += 2; // RACE!
    pthread_join(child, NULL);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int count = 10;

    pthread_create(&t, NULL, scan_folder, &count);
    pthread_join(t, NULL);
    printf("%d\n", files); // NORACE
    return 0;
}
