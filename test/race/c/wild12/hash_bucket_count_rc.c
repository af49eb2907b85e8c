// buckets have locks; the number of entries of the whole table has none
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 16
struct node { struct node *next; char *key; int val; };
struct table {
    struct { pthread_mutex_t lock; struct node *head; } b[BUCKETS];
    size_t entries;
};
static struct table *tab;

static unsigned hash(const char *s)
{
    unsigned h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}
static void set(struct table *t, const char *key, int val)
{
    unsigned i = hash(key) % BUCKETS;
    pthread_mutex_lock(&t->b[i].lock);
    struct node *n = t->b[i].head;
    while (n && strcmp(n->key, key))
        n = n->next; // NORACE
    if (n) {
        n->val = val; // NORACE
    } else {
        n = malloc(sizeof *n);
        n->key = strdup(key);
        n->val = val;
        n->next = t->b[i].head; // NORACE
        t->b[i].head = n;
        t->entries++; // RACE!
    }
    pthread_mutex_unlock(&t->b[i].lock);
}
static int get(struct table *t, const char *key)
{
    unsigned i = hash(key) % BUCKETS;
    int v = -1;
    pthread_mutex_lock(&t->b[i].lock);
    for (struct node *n = t->b[i].head; n; n = n->next)
        if (!strcmp(n->key, key))
            v = n->val; // NORACE
    pthread_mutex_unlock(&t->b[i].lock);
    return v;
}
static void *client(void *arg)
{
    char key[8] = "key-";
    for (int i = 0; i < 26; i++) {
        key[4] = (char)('a' + i);
        key[5] = *(char *)arg;
        set(tab, key, i);
        get(tab, key);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    tab = calloc(1, sizeof *tab);
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&tab->b[i].lock, NULL);
    pthread_create(&a, NULL, client, "x");
    pthread_create(&b, NULL, client, "y");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return (int)tab->entries;
}
