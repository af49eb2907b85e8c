// A helper completes the job first and writes the answer then
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
    char text[64];
    size_t length;
    sem_t finished;
};

static struct job *slot;
static sem_t empty, full;

static void answer(struct job *j)
{
    sem_post(&j->finished);
    j->length = strlen(j->text);        // RACE!
}

static size_t result_of(struct job *j)
{
    sem_wait(&j->finished);
    return j->length;                   // RACE!
}

static void *counter(void *arg)
{
    (void)arg;
    for (;;) {
        sem_wait(&full);
        struct job *j = slot;
        sem_post(&empty);
        if (j == NULL)
            return NULL;
        answer(j);
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
    size_t n = result_of(j);
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
