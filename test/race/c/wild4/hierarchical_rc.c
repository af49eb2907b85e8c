// a record found under the table's lock, changed under the read lock of the table only
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct user {
    int id, logins;
    struct user *next;
};
static struct user *table[16];
static pthread_rwlock_t table_lock = PTHREAD_RWLOCK_INITIALIZER;

static struct user *find(int id)
{
    struct user *u;
    for (u = table[id % 16]; u && u->id != id; u = u->next)
        ;
    return u;
}
static void create(int id)
{
    struct user *u = calloc(1, sizeof *u);
    u->id = id;
    pthread_rwlock_wrlock(&table_lock);
    u->next = table[id % 16];
    table[id % 16] = u;
    pthread_rwlock_unlock(&table_lock);
}
static void *client(void *arg)
{
    int base = (int)(long)arg;
    for (int i = 0; i < 50; i++) {
        pthread_rwlock_rdlock(&table_lock);
        struct user *u = find(i);
        if (u)
            u->logins++; // RACE!
        pthread_rwlock_unlock(&table_lock);
        if (!u)
            create(i + base);
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
