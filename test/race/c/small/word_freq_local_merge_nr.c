// Word lengths: a table of the thread's own on its stack, merged under a lock at the end
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define T 3
#define MAXLEN 20
static const char text[] = "it was the best of times it was the worst of times";
static int freq[MAXLEN];
static pthread_mutex_t freq_lock = PTHREAD_MUTEX_INITIALIZER;
struct span { const char *from, *to; };
static const char *boundary(const char *p)
{
    while (*p && !isspace((unsigned char)*p))
        p++;
    return p;
}
static void *count(void *arg)
{
    struct span s = *(struct span *)arg;
    int mine[MAXLEN];
    memset(mine, 0, sizeof mine);
    for (const char *p = s.from; p < s.to;) {
        const char *e = boundary(p);
        if (e - p < MAXLEN)
            mine[e - p]++;
        p = *e ? e + 1 : e;
    }
    pthread_mutex_lock(&freq_lock);
    for (int i = 0; i < MAXLEN; i++)
        freq[i] += mine[i];
    pthread_mutex_unlock(&freq_lock);
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    struct span spans[T];
    size_t len = strlen(text), part = len / T;
    const char *from = text;
    for (int i = 0; i < T; i++) {
        const char *to = i == T - 1 ? text + len : boundary(text + (i + 1) * part);
        spans[i].from = from;
        spans[i].to = to;
        from = *to ? to + 1 : to;
        pthread_create(&t[i], NULL, count, &spans[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int i = 1; i < MAXLEN; i++)
        printf("%d: %d\n", i, freq[i]);
    return 0;
}
