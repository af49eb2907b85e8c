#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct route { char prefix[16]; int via; };
static struct route routes[32];
static int nroutes;
static pthread_rwlock_t route_lock;

static int route_find(const char *p)
{
    int via = -1;
    pthread_rwlock_rdlock(&route_lock); // DEADLOCK!
    for (int i = 0; i < nroutes; i++)
        if (strcmp(routes[i].prefix, p) == 0)
            via = routes[i].via;
    pthread_rwlock_unlock(&route_lock);
    return via;
}

static void route_dump(void)
{
    pthread_rwlock_rdlock(&route_lock); // DEADLOCK
    int n = nroutes;
    for (int i = 0; i < n; i++)
        printf("%s %d\n", routes[i].prefix, route_find(routes[i].prefix)); // DEADLOCK
    pthread_rwlock_unlock(&route_lock);
}

static void route_add(const char *p, int via)
{
    pthread_rwlock_wrlock(&route_lock); // DEADLOCK
    if (nroutes < 32) {
        strncpy(routes[nroutes].prefix, p, 15);
        routes[nroutes++].via = via;
    }
    pthread_rwlock_unlock(&route_lock);
}

static void *dumper(void *arg)
{
    for (int i = 0; i < 10; i++)
        route_dump(); // DEADLOCK
    return arg;
}

static void *adder(void *arg)
{
    for (int i = 0; i < 32; i++)
        route_add("10.0.0.0", i);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_rwlockattr_t attr;
    pthread_rwlockattr_init(&attr);
    pthread_rwlockattr_setkind_np(&attr, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlock_init(&route_lock, &attr);
    pthread_create(&a, NULL, dumper, NULL);
    pthread_create(&b, NULL, adder, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
