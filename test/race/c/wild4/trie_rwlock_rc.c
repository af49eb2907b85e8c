// a trie under a read-write lock, nodes are made on the way of a reader
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct Trie {
    struct Trie *child[26];
    int number;
} Trie;
typedef struct {
    pthread_rwlock_t lock;
    Trie *root;
} PhoneBook;

static PhoneBook *book_new(void)
{
    PhoneBook *b = calloc(1, sizeof *b);
    b->root = calloc(1, sizeof(Trie));
    pthread_rwlock_init(&b->lock, NULL);
    return b;
}

static Trie *find(PhoneBook *b, const char *name)
{
    Trie *t = b->root;
    for (const char *p = name; *p; p++) {
        int c = *p - 'a';
        if (!t->child[c]) // RACE! c
            t->child[c] = calloc(1, sizeof(Trie)); // RACE! c
        t = t->child[c]; // RACE! c
    }
    return t;
}

static void book_put(PhoneBook *b, const char *name, int number)
{
    pthread_rwlock_wrlock(&b->lock);
    find(b, name)->number = number;
    pthread_rwlock_unlock(&b->lock);
}

static int book_get(PhoneBook *b, const char *name)
{
    pthread_rwlock_rdlock(&b->lock);
    int result = find(b, name)->number;
    pthread_rwlock_unlock(&b->lock);
    return result;
}

static void *filler(void *arg)
{
    char name[4] = "aaa";
    for (int i = 0; i < 26; i++) {
        name[1] = (char)('a' + i);
        book_put(arg, name, i + 1);
    }
    return NULL;
}

static void *asker(void *arg)
{
    long hits = 0;
    char name[4] = "aaa";
    for (int i = 0; i < 26; i++) {
        name[1] = (char)('a' + i);
        hits += book_get(arg, name) != 0;
    }
    return (void *)hits;
}

int main(void)
{
    pthread_t a, b, c;
    PhoneBook *book = book_new();
    pthread_create(&a, NULL, filler, book);
    pthread_create(&b, NULL, asker, book);
    pthread_create(&c, NULL, asker, book);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
