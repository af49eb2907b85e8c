// All threads have one cursor into a row of jobs, kept in a record.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { N = 64 };
struct job {
    int input, output;
};
static struct job *ring[N];
static int next_job, count = N;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct {
    int cursor, taken;
} state;

static struct job *take(void)
{
    struct job *j = NULL;
    pthread_mutex_lock(&m);
    if (state.cursor < count) {
        j = ring[state.cursor];
        state.cursor++;
    }
    pthread_mutex_unlock(&m);
    return j;
}

static void *work(void *arg)
{
    struct job *j;
    while ((j = take()) != NULL)
        j->output += j->input; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < N; i++) {
        ring[i] = calloc(1, sizeof *ring[i]);
        ring[i]->input = i;
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        printf("%d\n", ring[i]->output);
    return 0;
}
