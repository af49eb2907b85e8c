// a lookup under the read lock counts its hits in the entry
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct item {
    struct item *next;
    char key[16];
    int value;
    int hits;
};
static struct item *head;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;

static int lookup(const char *key, int *out)
{
    int found = 0;
    pthread_rwlock_rdlock(&rw);
    for (struct item *it = head; it; it = it->next) {
        if (strcmp(it->key, key) == 0) {
            *out = it->value;
            it->hits++; // RACE!
            found = 1;
            break;
        }
    }
    pthread_rwlock_unlock(&rw);
    return found;
}
static void insert(const char *key, int value)
{
    struct item *it = calloc(1, sizeof *it);
    strncpy(it->key, key, sizeof it->key - 1);
    it->value = value;
    pthread_rwlock_wrlock(&rw);
    it->next = head; // NORACE
    head = it;       // NORACE
    pthread_rwlock_unlock(&rw);
}
static void *client(void *arg)
{
    int v = 0;
    if (!lookup(arg, &v))
        insert(arg, 1);
    lookup("common", &v);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    insert("common", 7);
    pthread_create(&a, NULL, client, "alpha");
    pthread_create(&b, NULL, client, "beta");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
