/* A database that logs under its lock, a logger that asks the database for its name under its own. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct logger {
    pthread_mutex_t mutex;
    FILE *out;
    long written;
    const char *(*prefix)(void *);
    void *prefix_arg;
};

struct database {
    pthread_mutex_t mutex;
    char name[32];
    int rows;
    struct logger *log;
};

static void log_line(struct logger *l, const char *text)
{
    pthread_mutex_lock(&l->mutex); // DEADLOCK!
    l->written += fprintf(l->out, "%s\n", text);
    pthread_mutex_unlock(&l->mutex);
}

static void log_rotate(struct logger *l)
{
    pthread_mutex_lock(&l->mutex); // DEADLOCK
    if (l->written > 4096) {
        fprintf(l->out, "-- rotated for %s\n", l->prefix(l->prefix_arg)); // DEADLOCK
        l->written = 0;
    }
    pthread_mutex_unlock(&l->mutex);
}

static const char *db_name(void *arg)
{
    struct database *db = arg;
    static char copy[32];
    pthread_mutex_lock(&db->mutex); // DEADLOCK!
    strcpy(copy, db->name);
    pthread_mutex_unlock(&db->mutex);
    return copy;
}

static void db_insert(struct database *db, int n)
{
    pthread_mutex_lock(&db->mutex); // DEADLOCK
    db->rows += n;
    if (db->rows % 100 == 0)
        log_line(db->log, "hundred more"); // DEADLOCK
    pthread_mutex_unlock(&db->mutex);
}

static void *writer(void *arg)
{
    for (int i = 0; i < 10000; i++)
        db_insert(arg, 1);
    return NULL;
}

static void *rotator(void *arg)
{
    for (int i = 0; i < 100; i++)
        log_rotate(arg);
    return NULL;
}

int main(void)
{
    struct logger *l = calloc(1, sizeof *l);
    struct database *db = calloc(1, sizeof *db);
    pthread_mutex_init(&l->mutex, NULL);
    pthread_mutex_init(&db->mutex, NULL);
    l->out = stderr;
    l->prefix = db_name;
    l->prefix_arg = db;
    db->log = l;
    strcpy(db->name, "main");
    pthread_t w, r;
    pthread_create(&w, NULL, writer, db);
    pthread_create(&r, NULL, rotator, l);
    pthread_join(w, NULL);
    pthread_join(r, NULL);
    free(db);
    free(l);
    return 0;
}
