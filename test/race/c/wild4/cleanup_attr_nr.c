// scope guards by the cleanup attribute
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static inline void unlock_cleanup(pthread_mutex_t **m)
{
    if (*m)
        pthread_mutex_unlock(*m);
}
#define CONCAT_(a, b) a##b
#define CONCAT(a, b) CONCAT_(a, b)
#define SCOPED_LOCK(m) \
    __attribute__((cleanup(unlock_cleanup))) pthread_mutex_t *CONCAT(guard_, __LINE__) = ((void)pthread_mutex_lock(m), (m))

static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;
static char names[32][16];
static int n_names;

static int add_name(const char *s)
{
    SCOPED_LOCK(&names_lock);
    for (int i = 0; i < n_names; i++)
        if (!strcmp(names[i], s))
            return i;
    if (n_names == 32)
        return -1;
    strncpy(names[n_names], s, sizeof names[0] - 1);
    return n_names++;
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
