// a table lock to find a record, whose own lock is taken before the table's is given back
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct user {
    int id, logins;
    struct user *next;
    pthread_mutex_t lock;
};
static struct user *table[16];
static pthread_rwlock_t table_lock = PTHREAD_RWLOCK_INITIALIZER;

static struct user *get_locked(int id)
{
    struct user *u;
    pthread_rwlock_rdlock(&table_lock);
    for (u = table[id % 16]; u && u->id != id; u = u->next)
        ;
    if (u)
        pthread_mutex_lock(&u->lock);
    pthread_rwlock_unlock(&table_lock);
    return u;
}
static void put(struct user *u) { pthread_mutex_unlock(&u->lock); }
static void create(int id)
{
    struct user *u = calloc(1, sizeof *u);
    u->id = id;
    pthread_mutex_init(&u->lock, NULL);
    pthread_rwlock_wrlock(&table_lock);
    u->next = table[id % 16];
    table[id % 16] = u;
    pthread_rwlock_unlock(&table_lock);
}
static void *client(void *arg)
{
    int base = (int)(long)arg;
    for (int i = 0; i < 50; i++) {
        struct user *u = get_locked(i);
        if (!u) {
            create(i + base);
            continue;
        }
        u->logins++;
        put(u);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, (void *)(i * 7));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
