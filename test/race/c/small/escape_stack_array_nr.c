// Threads write through pointers into the creator's array, each its own cell, read after the joins
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define N 6
struct job { const char *text; size_t *out; };
static void *measure(void *arg)
{
    struct job *j = arg;
    *j->out = strlen(j->text);
    return NULL;
}
int main(int argc, char **argv)
{
    size_t len[N] = { 0 };
    struct job jobs[N];
    pthread_t t[N];
    int n = argc < N ? argc : N;
    for (int i = 0; i < n; i++) {
        jobs[i].text = argv[i];
        jobs[i].out = &len[i];
        if (pthread_create(&t[i], NULL, measure, &jobs[i]) != 0) {
            n = i;
            break;
        }
    }
    size_t total = 0;
    for (int i = 0; i < n; i++) {
        pthread_join(t[i], NULL);
        total += len[i];
    }
    printf("%zu\n", total);
    return 0;
}
