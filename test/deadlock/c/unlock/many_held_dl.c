/* A snapshot takes the locks of all tables at once; who gives back one more than it has. */
#include <pthread.h>

#define TABLES(DO) DO(users) DO(groups) DO(hosts) DO(nets) DO(ports) DO(names) DO(keys) DO(mails) \
    DO(jobs) DO(disks) DO(mounts) DO(quotas) DO(logs) DO(spools)
#define DEFINE(t) static pthread_mutex_t t = PTHREAD_MUTEX_INITIALIZER; static int t##_n;
#define LOCK(t)   pthread_mutex_lock(&t);
#define UNLOCK(t) pthread_mutex_unlock(&t);
#define COUNT(t)  total += t##_n;

TABLES(DEFINE)
static pthread_mutex_t audit = PTHREAD_MUTEX_INITIALIZER;
static int audits;

static void *snapshot(void *arg)
{
    int total = 0;
    TABLES(LOCK)
    TABLES(COUNT)
    TABLES(UNLOCK)
    pthread_mutex_unlock(&audit); // DEADLOCK!
    *(int *)arg = total;
    return NULL;
}

static void *update(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&spools);
    spools_n++;
    pthread_mutex_unlock(&spools);
    pthread_mutex_lock(&audit);
    audits++;
    pthread_mutex_unlock(&audit);
    return NULL;
}

int main(void)
{
    pthread_t s, u;
    int total;
    pthread_create(&s, NULL, snapshot, &total);
    pthread_create(&u, NULL, update, NULL);
    pthread_join(s, NULL);
    pthread_join(u, NULL);
    return total;
}
