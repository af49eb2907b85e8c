// word count: mappers fill tables of their own, the reducers merge them after a join
#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAPPERS 4
#define TABLE 257

struct pair {
    char word[24];
    int count;
    struct pair *next;
};

struct mapper {
    pthread_t tid;
    const char *text;
    size_t begin, end;
    struct pair *table[TABLE];
    int words;
};

static const char *input = "the quick brown fox jumps over the lazy dog and runs away";

static unsigned hash_word(const char *w)
{
    unsigned h = 5381;

    for (; *w; w++)
        h = h * 33 + (unsigned char)*w;
    return h % TABLE;
}

static void emit(struct pair **table, const char *word, int n)
{
    unsigned h = hash_word(word);
    struct pair *p;

    for (p = table[h]; p != NULL; p = p->next)
        if (strcmp(p->word, word) == 0) {
            p->count += n;
            return;
        }
    p = malloc(sizeof(*p));
    strncpy(p->word, word, sizeof(p->word) - 1);
    p->word[sizeof(p->word) - 1] = '\0';
    p->count = n;
    p->next = table[h];
    table[h] = p;
}

static void *map(void *arg)
{
    struct mapper *m = arg;
    char word[24];
    size_t len = 0;

    for (size_t i = m->begin; i <= m->end; i++) {
        char c = i < m->end ? m->text[i] : ' ';
        if (isalpha((unsigned char)c) && len < sizeof(word) - 1) {
            word[len++] = (char)tolower(c);
        } else if (len > 0) {
            word[len] = '\0';
            emit(m->table, word, 1);
            m->words++;
            len = 0;
        }
    }
    return NULL;
}

int main(void)
{
    struct mapper *mappers = calloc(MAPPERS, sizeof(*mappers));
    struct pair *result[TABLE] = {0};
    size_t n = strlen(input), pos = 0;
    int words = 0;

    for (int i = 0; i < MAPPERS; i++) {
        struct mapper *m = &mappers[i];
        m->text = input;
        m->begin = pos;
        pos += n / MAPPERS;
        while (pos < n && input[pos] != ' ')
            pos++;
        if (i == MAPPERS - 1 || pos > n)
            pos = n;
        m->end = pos;
        pthread_create(&m->tid, NULL, map, m);
    }
    for (int i = 0; i < MAPPERS; i++) {
        pthread_join(mappers[i].tid, NULL);
        for (int b = 0; b < TABLE; b++)
            for (struct pair *p = mappers[i].table[b]; p; p = p->next)
                emit(result, p->word, p->count);
        words += mappers[i].words;
    }
    printf("%d words\n", words);
    return 0;
}
