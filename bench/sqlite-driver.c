/*
 * A threaded user of sqlite3, so that the library can be checked as a whole program: writers and
 * readers with connections of their own on one database file, workers that share one connection
 * (serialized mode), prepared statements, callbacks, user functions, backup, blobs, a progress
 * handler and an interrupting watchdog.
 *
 * Counters are guarded by a mutex.  `stop` is deliberately a plain int: it is the one race of this
 * driver and bench/README.md names it.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sqlite3.h"

#define WRITERS 2
#define READERS 2
#define SHARERS 2
#define ROUNDS 50

struct totals {
    pthread_mutex_t lock;
    long rows;
    long writes;
    long busy;
};

struct driver {
    const char *path;
    sqlite3 *shared;
    struct totals totals;
    int stop;
};

struct worker {
    struct driver *driver;
    int number;
};

static void fail(sqlite3 *db, const char *what)
{
    fprintf(stderr, "%s: %s\n", what, db ? sqlite3_errmsg(db) : "no connection");
    exit(1);
}

static sqlite3 *open_own(const char *path)
{
    sqlite3 *db = NULL;

    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) != SQLITE_OK)
        fail(db, "open");
    sqlite3_busy_timeout(db, 2000);
    return db;
}

static void add_totals(struct totals *totals, long rows, long writes, long busy)
{
    pthread_mutex_lock(&totals->lock);
    totals->rows += rows;
    totals->writes += writes;
    totals->busy += busy;
    pthread_mutex_unlock(&totals->lock);
}

static int count_row(void *counter, int columns, char **values, char **names)
{
    (void)columns;
    (void)values;
    (void)names;
    ++*(long *)counter;
    return 0;
}

static void twice(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    sqlite3_result_int64(context, 2 * sqlite3_value_int64(values[0]));
}

static int keep_going(void *data)
{
    struct driver *driver = data;

    return driver->stop > 1;
}

static void *writer(void *data)
{
    struct worker *worker = data;
    struct driver *driver = worker->driver;
    sqlite3 *db = open_own(driver->path);
    sqlite3_stmt *insert = NULL;
    long writes = 0, busy = 0;

    if (sqlite3_prepare_v2(db, "INSERT INTO item(owner, name, data) VALUES(?1, ?2, ?3)", -1,
                           &insert, NULL) != SQLITE_OK)
        fail(db, "prepare");
    for (int i = 0; i < ROUNDS; i++) {
        char name[32];

        snprintf(name, sizeof(name), "w%d-%d", worker->number, i);
        sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
        sqlite3_bind_int(insert, 1, worker->number);
        sqlite3_bind_text(insert, 2, name, -1, SQLITE_TRANSIENT);
        sqlite3_bind_zeroblob(insert, 3, 64);
        if (sqlite3_step(insert) == SQLITE_DONE)
            writes++;
        else
            busy++;
        sqlite3_reset(insert);
        sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    }
    sqlite3_finalize(insert);
    sqlite3_close(db);
    add_totals(&driver->totals, 0, writes, busy);
    return NULL;
}

static void *reader(void *data)
{
    struct worker *worker = data;
    struct driver *driver = worker->driver;
    sqlite3 *db = open_own(driver->path);
    long rows = 0;

    sqlite3_create_function(db, "twice", 1, SQLITE_UTF8, NULL, twice, NULL, NULL);
    sqlite3_progress_handler(db, 1000, keep_going, driver);
    for (int i = 0; i < ROUNDS && !driver->stop; i++)
        sqlite3_exec(db, "SELECT owner, count(*), sum(twice(id)) FROM item GROUP BY owner",
                     count_row, &rows, NULL);
    sqlite3_close(db);
    add_totals(&driver->totals, rows, 0, 0);
    return NULL;
}

static void touch_blob(sqlite3 *db, sqlite3_int64 row)
{
    sqlite3_blob *blob = NULL;
    char bytes[16] = {0};

    if (sqlite3_blob_open(db, "main", "item", "data", row, 1, &blob) == SQLITE_OK) {
        sqlite3_blob_read(blob, bytes, sizeof(bytes), 0);
        bytes[0]++;
        sqlite3_blob_write(blob, bytes, sizeof(bytes), 0);
    }
    sqlite3_blob_close(blob);
}

static void *sharer(void *data)
{
    struct worker *worker = data;
    struct driver *driver = worker->driver;
    sqlite3_stmt *select = NULL;
    long rows = 0;

    if (sqlite3_prepare_v2(driver->shared, "SELECT id, name FROM item WHERE owner=?1", -1, &select,
                           NULL) != SQLITE_OK)
        fail(driver->shared, "prepare");
    for (int i = 0; i < ROUNDS; i++) {
        sqlite3_bind_int(select, 1, i % WRITERS);
        while (sqlite3_step(select) == SQLITE_ROW && sqlite3_column_int(select, 0) > 0)
            rows++;
        sqlite3_reset(select);
        touch_blob(driver->shared, i + 1);
    }
    sqlite3_finalize(select);
    add_totals(&driver->totals, rows, 0, 0);
    return NULL;
}

static void *watchdog(void *data)
{
    struct driver *driver = data;

    usleep(200000);
    driver->stop = 1;
    sqlite3_interrupt(driver->shared);
    return NULL;
}

static void copy_to_memory(sqlite3 *from)
{
    sqlite3 *to = open_own(":memory:");
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");

    if (backup) {
        while (sqlite3_backup_step(backup, 5) == SQLITE_OK)
            ;
        sqlite3_backup_finish(backup);
    }
    sqlite3_close(to);
}

static void start_all(struct driver *driver, pthread_t *threads, struct worker *workers)
{
    static void *(*const kinds[])(void *) = {writer, reader, sharer};
    static const int counts[] = {WRITERS, READERS, SHARERS};
    int n = 0;

    for (int kind = 0; kind < 3; kind++)
        for (int i = 0; i < counts[kind]; i++, n++) {
            workers[n].driver = driver;
            workers[n].number = i;
            if (pthread_create(&threads[n], NULL, kinds[kind], &workers[n]) != 0)
                fail(NULL, "pthread_create");
        }
}

int main(int argc, char **argv)
{
    pthread_t threads[WRITERS + READERS + SHARERS], dog;
    struct worker workers[WRITERS + READERS + SHARERS];
    struct driver driver = {.path = argc > 1 ? argv[1] : "driver.db"};

    pthread_mutex_init(&driver.totals.lock, NULL);
    driver.shared = open_own(driver.path);
    if (sqlite3_exec(driver.shared,
                     "PRAGMA journal_mode=WAL; CREATE TABLE IF NOT EXISTS item(id INTEGER PRIMARY "
                     "KEY, owner INT, name TEXT, data BLOB); CREATE INDEX IF NOT EXISTS item_owner "
                     "ON item(owner)",
                     NULL, NULL, NULL) != SQLITE_OK)
        fail(driver.shared, "schema");
    start_all(&driver, threads, workers);
    pthread_create(&dog, NULL, watchdog, &driver);
    for (int i = 0; i < WRITERS + READERS + SHARERS; i++)
        pthread_join(threads[i], NULL);
    pthread_join(dog, NULL);
    copy_to_memory(driver.shared);
    sqlite3_close(driver.shared);
    printf("rows %ld, writes %ld, busy %ld\n", driver.totals.rows, driver.totals.writes,
           driver.totals.busy);
    pthread_mutex_destroy(&driver.totals.lock);
    return 0;
}
