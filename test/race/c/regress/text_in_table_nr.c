/* Text that is found through a table is read from an array inside a record, and nothing behind. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static struct {
    long started;
    char name[40];
    long requests;
    long failures;
} server;

static const char *texts[4];
static char line[200];

static void *report(void *arg)
{
    (void)arg;
    size_t used = 0;
    for (int i = 0; i < 4; i++) {
        size_t n = strlen(texts[i]);
        memcpy(line + used, texts[i], n);
        used += n;
    }
    return NULL;
}

int main(void)
{
    pthread_t reporter;
    snprintf(server.name, sizeof server.name, "first");
    for (int i = 0; i < 4; i++)
        texts[i] = server.name;
    pthread_create(&reporter, NULL, report, NULL);
    for (int i = 0; i < 1000; i++) {
        server.requests++;
        server.failures += i & 1;
    }
    pthread_join(reporter, NULL);
    printf("%s %ld\n", line, server.requests);
    return 0;
}
