// the sequence number of the log is taken outside of its lock
// tsan: some: the number read under the lock is seen less often
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

#define RECORDS 32

struct record {
    unsigned seq;
    char text[48];
};

static struct {
    pthread_mutex_t lock;
    unsigned next;
    struct record ring[RECORDS];
} journal = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void log_line(const char *format, ...)
{
    va_list ap;
    char text[48];
    struct record *r;

    va_start(ap, format);
    vsnprintf(text, sizeof(text), format, ap); // NORACE
    va_end(ap);
    r = &journal.ring[journal.next++ % RECORDS]; // RACE! n
    pthread_mutex_lock(&journal.lock);
    r->seq = journal.next; // RACE! n
    snprintf(r->text, sizeof(r->text), "%s", text); // NORACE
    pthread_mutex_unlock(&journal.lock);
}

static void *chatter(void *arg)
{
    for (int i = 0; i < 40; i++)
        log_line("%s says %d", (const char *)arg, i);
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, chatter, "alice");
    pthread_create(&b, NULL, chatter, "bob");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    for (int i = 0; i < RECORDS; i++)
        printf("%u %s\n", journal.ring[i].seq, journal.ring[i].text); // NORACE
    return 0;
}
