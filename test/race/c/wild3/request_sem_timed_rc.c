// A job with its own semaphore that is waited for with a time limit only
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct job {
    char text[64];
    size_t length;
    sem_t finished;
};

static struct job *slot;
static sem_t empty, full;

static void *counter(void *arg)
{
    (void)arg;
    for (;;) {
        sem_wait(&full);
        struct job *j = slot;
        sem_post(&empty);
        if (j == NULL)
            return NULL;
        j->length = strlen(j->text);    // RACE!
        sem_post(&j->finished);
    }
}

static size_t ask(const char *text)
{
    struct job *j = malloc(sizeof *j);
    snprintf(j->text, sizeof j->text, "%s", text);
    j->length = 0;
    sem_init(&j->finished, 0, 0);
    sem_wait(&empty);
    slot = j;
    sem_post(&full);
    struct timespec soon = { 0, 1 };
    sem_timedwait(&j->finished, &soon);
    size_t n = j->length;               // RACE!
    sem_destroy(&j->finished);
    free(j);                            // RACE!
    return n;
}

int main(void)
{
    pthread_t t;
    sem_init(&empty, 0, 1);
    sem_init(&full, 0, 0);
    pthread_create(&t, NULL, counter, NULL);
    printf("%zu\n", ask("hello"));
    printf("%zu\n", ask("goodbye"));
    sem_wait(&empty);
    slot = NULL;
    sem_post(&full);
    pthread_join(t, NULL);
    return 0;
}
