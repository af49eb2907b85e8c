// Each thread counts words of its part in a table on its stack and adds it to the total under a lock.
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define NTHREADS 3

static const char *text = "the quick brown fox jumps over the lazy dog and runs away from the bear";
static int total[26];
static int words;
static pthread_mutex_t total_lock = PTHREAD_MUTEX_INITIALIZER;

struct range {
    size_t from, to;
};

static void *count(void *arg)
{
    struct range *r = arg;
    int local[26] = {0};
    int n = 0;
    for (size_t i = r->from; i < r->to; i++) {
        if (isalpha((unsigned char)text[i]))
            local[text[i] - 'a']++; // NORACE
        else
            n++;
    }
    pthread_mutex_lock(&total_lock);
    for (int i = 0; i < 26; i++)
        total[i] += local[i]; // NORACE
    words += n;
    pthread_mutex_unlock(&total_lock);
    return NULL;
}

int main(void)
{
    pthread_t tid[NTHREADS];
    struct range ranges[NTHREADS];
    size_t len = strlen(text), part = len / NTHREADS;
    for (int i = 0; i < NTHREADS; i++) {
        ranges[i].from = i * part;
        ranges[i].to = (i == NTHREADS - 1) ? len : (i + 1) * part;
        pthread_create(&tid[i], NULL, count, &ranges[i]);
    }
    for (int i = 0; i < NTHREADS; i++)
        pthread_join(tid[i], NULL);
    for (int i = 0; i < 26; i++)
        printf("%c: %d\n", 'a' + i, total[i]);
    printf("words: %d\n", words + 1);
    return 0;
}
