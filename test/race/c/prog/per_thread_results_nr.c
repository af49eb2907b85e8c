// argument structs in an array, results added up after the joins, thread-specific buffers
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NT 6

struct job {
    pthread_t tid;
    int index;
    const char *text;
    size_t letters, words;
};

static pthread_key_t scratch_key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

static void make_key(void)
{
    pthread_key_create(&scratch_key, free);
}

static char *scratch(void)
{
    pthread_once(&key_once, make_key);
    char *p = pthread_getspecific(scratch_key);
    if (!p) {
        p = calloc(1, 256);
        pthread_setspecific(scratch_key, p);
    }
    return p;
}

static void *count(void *arg)
{
    struct job *j = arg;
    char *copy = scratch();
    strncpy(copy, j->text, 255); // NORACE
    for (char *save, *w = strtok_r(copy, " ", &save); w; w = strtok_r(NULL, " ", &save)) {
        j->words++; // NORACE
        j->letters += strlen(w); // NORACE
    }
    return j;
}

int main(void)
{
    static const char *lines[] = {"to be or not", "to be that is", "the question"};
    struct job jobs[NT];
    size_t words = 0, letters = 0;

    memset(jobs, 0, sizeof jobs);
    for (int i = 0; i < NT; i++) {
        jobs[i].index = i;
        jobs[i].text = lines[i % 3];
        if (pthread_create(&jobs[i].tid, NULL, count, &jobs[i]) != 0)
            abort();
    }
    for (int i = 0; i < NT; i++) {
        void *ret;
        pthread_join(jobs[i].tid, &ret);
        struct job *j = ret;
        words += j->words;
        letters += j->letters;
    }
    printf("%zu %zu\n", words, letters);
    return 0;
}
