// a getter that comes back with the lock held, unless it says "busy" through a pointer
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

struct options {
    unsigned quiet : 1;
    unsigned locked : 1;
    unsigned touch : 1;
    char mode;
    int limit;
};

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry {
    int used, value;
} table[8];
int hits;

static int parse(const char *words, struct options *o)
{
    for (; *words; words++)
        switch (*words) {
        case 'l':
            o->locked = 1;
            break;
        case 't':
            o->touch = 1;
            break;
        case 'm':
            o->mode = words[1];
            break;
        case '?':
            return -1;
        }
    return 0;
}

static struct entry *get_locked(unsigned key, bool *busy)
{
    struct entry *e = &table[key % 8];
    pthread_mutex_lock(&table_lock);
    if (e->used > 100) {
        pthread_mutex_unlock(&table_lock);
        *busy = true;
        return NULL;
    }
    *busy = false;
    e->used++;
    return e;
}

static int serve(const char *words, unsigned key)
{
    struct options o = {0};
    struct entry *e = NULL;
    bool busy = false;
    int sum = 0;
    if (parse(words, &o) != 0)
        return -1;
    if (o.locked)
        e = get_locked(key, &busy);
    if (busy)
        return -1;
    for (; *words; words++) {
        if (*words == '+')
            sum++;
        if (o.touch && *words == 'x')
            break;
    }
    if (e && o.touch)
        e->value++;
    if (o.locked)
        pthread_mutex_unlock(&table_lock);
    return sum;
}

static void *worker(void *arg)
{
    int sum = 0;
    for (unsigned i = 0; i < 100; i++)
        sum += serve(arg, i);
    pthread_mutex_lock(&table_lock);
    hits += sum;
    pthread_mutex_unlock(&table_lock);
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, argv[argc - 1]);
    pthread_create(&b, NULL, worker, argv[argc - 1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return hits;
}
