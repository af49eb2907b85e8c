// All ways out of the function give the lock back last.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct db {
    pthread_mutex_t lock;
    int records[32];
    int used;
    int errors;
};

static int db_insert(struct db *db, int value)
{
    int rc = 0;
    pthread_mutex_lock(&db->lock);
    if (value < 0) {
        rc = -1;
        goto out;
    }
    if (db->used == 32) {
        db->errors++; // NORACE
        rc = -2;
        goto out;
    }
    db->records[db->used++] = value;
out:
    pthread_mutex_unlock(&db->lock);
    return rc;
}

static void *client(void *arg)
{
    struct db *db = arg;
    for (int i = 0; i < 100; i++)
        db_insert(db, i);
    return NULL;
}

int main(void)
{
    struct db *db = calloc(1, sizeof *db);
    pthread_t t[2];
    pthread_mutex_init(&db->lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, db);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d used, %d errors\n", db->used, db->errors);
    free(db);
    return 0;
}
