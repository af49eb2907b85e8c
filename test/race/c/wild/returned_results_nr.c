// Threads return allocated results that main collects
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct result {
    int count;
    char longest[32];
};

static const char *texts[] = { "the quick brown fox", "jumps over", "the lazy dog" };

static void *analyse(void *arg)
{
    const char *s = arg;
    struct result *r = malloc(sizeof(*r));
    char word[32];
    int n = 0;
    r->count = 0;
    r->longest[0] = '\0';
    for (;; s++) {
        if (*s && *s != ' ') {
            if (n < 31)
                word[n++] = *s;
            continue;
        }
        word[n] = '\0';
        if (n > (int)strlen(r->longest))
            strcpy(r->longest, word);
        if (n)
            r->count++;
        n = 0;
        if (!*s)
            break;
    }
    return r;
}

int main(void)
{
    pthread_t tid[3];
    int total = 0;
    for (int i = 0; i < 3; i++)
        pthread_create(&tid[i], NULL, analyse, (void *)texts[i]);
    for (int i = 0; i < 3; i++) {
        void *res;
        pthread_join(tid[i], &res);
        struct result *r = res;
        total += r->count;
        printf("%d words, longest %s\n", r->count, r->longest);
        free(r);
    }
    printf("%d\n", total);
    return 0;
}
