// the error path releases the lock and goes on with the update
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t db_lock = PTHREAD_MUTEX_INITIALIZER;
static int rows, errors;

static int check(int key)
{
    return key % 5 ? 0 : -1;
}

static int insert(int key)
{
    int rc;

    pthread_mutex_lock(&db_lock);
    rc = check(key);
    if (rc) {
        errors++; // NORACE
        pthread_mutex_unlock(&db_lock);
        rows--; // RACE!
        return rc;
    }
    rows++; // RACE!
    pthread_mutex_unlock(&db_lock);
    return rc;
}

static void *client(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++)
        if (insert(i) && i % 25 == 0)
            printf("key %d\n", i);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int n = 100;

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, &n);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d rows, %d errors\n", rows, errors);
    return 0;
}
