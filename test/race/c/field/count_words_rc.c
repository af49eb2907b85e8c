// One record for the range of all threads is filled again in each round of the loop.
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define NTHREADS 3

static const char *text = "the quick brown fox jumps over the lazy dog and runs away from the bear";
static int words;
static pthread_mutex_t total_lock = PTHREAD_MUTEX_INITIALIZER;

struct range {
    size_t from, to;
};

static void *count(void *arg)
{
    struct range *r = arg;
    int n = 0;
    for (size_t i = r->from; // RACE! f
         i < r->to; i++) { // RACE! t
        if (!isalpha((unsigned char)text[i]))
            n++;
    }
    pthread_mutex_lock(&total_lock);
    words += n;
    pthread_mutex_unlock(&total_lock);
    return NULL;
}

int main(void)
{
    pthread_t tid[NTHREADS];
    struct range range;
    size_t len = strlen(text), part = len / NTHREADS;
    for (int i = 0; i < NTHREADS; i++) {
        range.from = i * part; // RACE! f
        range.to = (i + 1) * part; // RACE! t
        pthread_create(&tid[i], NULL, count, &range);
    }
    for (int i = 0; i < NTHREADS; i++)
        pthread_join(tid[i], NULL);
    printf("words: %d\n", words + 1);
    return 0;
}
