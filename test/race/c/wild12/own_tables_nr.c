// each mapper makes a table of lists for itself; main takes the nodes over, one mapper after the other
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define MAPPERS 3
#define BUCKETS 64
struct entry {
    char *word;
    int count;
    struct entry *next;
};
struct mapper {
    pthread_t thread;
    const char *text;
    struct entry **table;
    int used;
};
static unsigned hash(const char *s)
{
    unsigned h = 0;
    while (*s)
        h = h * 31 + (unsigned char)*s++;
    return h;
}
static void emit(struct mapper *m, const char *word)
{
    unsigned b = hash(word) % BUCKETS;
    struct entry *e = m->table[b];
    while (e && strcmp(e->word, word))
        e = e->next;
    if (!e) {
        e = malloc(sizeof *e);
        e->word = strdup(word);
        e->count = 0;
        e->next = m->table[b]; // NORACE
        m->table[b] = e;       // NORACE
        m->used++;             // NORACE
    }
    e->count++; // NORACE
}
static void *map(void *arg)
{
    struct mapper *m = arg;
    char word[32];
    size_t n = 0;
    m->table = calloc(BUCKETS, sizeof *m->table);
    for (const char *p = m->text;; p++) {
        if (*p && *p != ' ' && n + 1 < sizeof word) {
            word[n++] = *p;
            continue;
        }
        word[n] = 0;
        emit(m, word);
        n = 0;
        if (!*p)
            return NULL;
    }
}
int main(int argc, char **argv)
{
    struct mapper m[MAPPERS];
    int total = 0;
    memset(m, 0, sizeof m);
    for (int i = 0; i < MAPPERS; i++) {
        m[i].text = argv[i % argc];
        pthread_create(&m[i].thread, NULL, map, &m[i]);
    }
    for (int i = 0; i < MAPPERS; i++) {
        pthread_join(m[i].thread, NULL);
        for (int b = 0; b < BUCKETS; b++) {
            struct entry *e = m[i].table[b]; // NORACE
            while (e) {
                struct entry *next = e->next; // NORACE
                total += e->count;            // NORACE
                free(e->word);
                free(e);
                e = next;
            }
        }
        free(m[i].table);
    }
    return total;
}
