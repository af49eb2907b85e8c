/* Text that is found through a table is read while it is written; and a record that begins with
 * text is copied as a whole. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct peer {
    char name[40];
    long seen;
};

static struct {
    long started;
    char name[40];
    long requests;
} server;

static const void *texts[4];
static size_t lengths[4];
static char line[400];

static void *report(void *arg)
{
    (void)arg;
    size_t used = 0;
    for (int i = 0; i < 4; i++) {
        memcpy(line + used, texts[i], lengths[i]); // RACE!
        used += lengths[i];
    }
    return NULL;
}

int main(void)
{
    pthread_t reporter;
    struct peer *peer = calloc(1, sizeof *peer);
    peer->name[0] = 'p';
    for (int i = 0; i < 4; i++) {
        texts[i] = i < 2 ? (void *)server.name : (void *)peer;
        lengths[i] = i < 2 ? sizeof server.name : sizeof *peer;
    }
    pthread_create(&reporter, NULL, report, NULL);
    server.name[3] = 'x'; // RACE!
    peer->seen++;         // RACE!
    pthread_join(reporter, NULL);
    printf("%s %ld\n", line, peer->seen);
    return 0;
}
