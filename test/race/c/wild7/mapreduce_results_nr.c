// Threads return their result in memory of their own, which main adds up and frees
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { char word[16]; int count; } pair;
typedef struct { const char *text; pair *pairs; int n; } job;
static void *map(void *arg)
{
    job *j = arg;
    char *copy = strdup(j->text), *save = NULL;
    j->pairs = calloc(32, sizeof *j->pairs); // NORACE
    for (char *w = strtok_r(copy, " ", &save); w; w = strtok_r(NULL, " ", &save)) {
        int i;
        for (i = 0; i < j->n; i++)
            if (strcmp(j->pairs[i].word, w) == 0)
                break;
        if (i == j->n && j->n < 32) {
            strncpy(j->pairs[i].word, w, 15); // NORACE
            j->n++; // NORACE
        }
        j->pairs[i].count++; // NORACE
    }
    free(copy);
    return j;
}
int main(void)
{
    const char *text[3] = { "a b a c", "b b d", "c a e a" };
    pthread_t t[3];
    job jobs[3];
    int total = 0;
    memset(jobs, 0, sizeof jobs);
    for (int i = 0; i < 3; i++) {
        jobs[i].text = text[i];
        pthread_create(&t[i], NULL, map, &jobs[i]);
    }
    for (int i = 0; i < 3; i++) {
        job *j;
        pthread_join(t[i], (void **)&j);
        for (int k = 0; k < j->n; k++) { // NORACE
            printf("%s %d\n", j->pairs[k].word, j->pairs[k].count); // NORACE
            total += j->pairs[k].count; // NORACE
        }
        free(j->pairs);
    }
    printf("%d\n", total);
    return 0;
}
