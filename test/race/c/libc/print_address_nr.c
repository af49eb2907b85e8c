// %p prints an address and reads nothing behind it
#include <pthread.h>
#include <stdio.h>

static int slots[4];

static void *report(void *arg)
{
    char line[80];
    int *slot = arg;

    printf("%*s slot at %p\n", 8, "my", (void *)slot); // NORACE
    snprintf(line, sizeof(line), "%d%% %p", 50, arg);  // NORACE
    puts(line);
    return NULL;
}

int main(void)
{
    pthread_t t;

    pthread_create(&t, NULL, report, &slots[1]);
    slots[1] = 7; // NORACE
    fprintf(stderr, "%d at %p\n", slots[1], (void *)slots);
    pthread_join(t, NULL);
    return 0;
}
