// A record that says whether its thread runs is read from a file before the thread starts.
#include <pthread.h>
#include <stdio.h>

struct unit {
    int running;
    pthread_t thread;
};
static struct unit unit;
static int level;

static void *run(void *arg)
{
    for (int i = 0; i < 1000; i++)
        level++; // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    FILE *f = fopen(argv[argc - 1], "r");
    if (!f || fread(&unit.running, sizeof unit.running, 1, f) != 1)
        return 1;
    unit.running = 0;
    if (pthread_create(&unit.thread, NULL, run, NULL) == 0)
        unit.running = 1;
    if (unit.running)
        pthread_join(unit.thread, NULL);
    printf("%d\n", level); // NORACE
    return 0;
}
