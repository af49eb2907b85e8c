// a scope guard whose scope ends before the last use
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static inline void unlock_cleanup(pthread_mutex_t **m)
{
    pthread_mutex_unlock(*m);
}
#define SCOPED_LOCK(m) \
    __attribute__((cleanup(unlock_cleanup))) pthread_mutex_t *guard_ = ((void)pthread_mutex_lock(m), (m))

static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;
static char names[32][16];
static int n_names;

static int add_name(const char *s)
{
    int at;
    {
        SCOPED_LOCK(&names_lock);
        if (n_names == 32) // RACE! n
            return -1;
        at = n_names; // RACE! n
    }
    strncpy(names[at], s, sizeof names[0] - 1); // RACE! t
    n_names++; // RACE! n
    return at;
}

static void *run(void *arg)
{
    char buf[16];
    for (int i = 0; i < 8; i++) {
        snprintf(buf, sizeof buf, "%s%d", (const char *)arg, i);
        add_name(buf);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, "x");
    pthread_create(&b, NULL, run, "y");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", n_names);
    return 0;
}
