// a late setter changes the options while the threads read them
// tsan: no: the name given in argv does not match when it runs
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static struct options {
    int verbose;
    int retries;
    char prefix[16];
} options;

static void set_option(const char *name, int value)
{
    if (strcmp(name, "verbose") == 0)
        options.verbose = value; // RACE!
    else if (strcmp(name, "retries") == 0)
        options.retries = value; // RACE!
}

static void *worker(void *arg)
{
    int done = 0;

    for (int i = 0; i < options.retries; i++) // RACE!
        done += options.verbose ? 1 : 2; // RACE!
    *(int *)arg = done + (int)strlen(options.prefix); // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[2];
    int results[2];

    strcpy(options.prefix, "demo"); // NORACE
    set_option("retries", 10);
    set_option("verbose", argc > 1);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &results[i]);
    set_option(argv[0], 3);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", results[0] + results[1]); // NORACE
    return 0;
}
