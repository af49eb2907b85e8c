// Two threads change neighbouring bit-fields under different locks
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdio.h>

struct session {
    unsigned connected : 1;
    unsigned secure : 1;
    unsigned retries : 6;
    unsigned char kind;
    pthread_mutex_t net_lock, user_lock;
};
static struct session s = {.net_lock = PTHREAD_MUTEX_INITIALIZER,
                           .user_lock = PTHREAD_MUTEX_INITIALIZER};

static void *net(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&s.net_lock);
        s.connected = i & 1; // RACE!
        s.retries++; // RACE!
        pthread_mutex_unlock(&s.net_lock);
    }
    return arg;
}
static void *user(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&s.user_lock);
        s.secure = 1; // RACE!
        s.kind = (unsigned char)i; // NORACE
        pthread_mutex_unlock(&s.user_lock);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, net, NULL);
    pthread_create(&b, NULL, user, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%u %u\n", s.retries, s.secure); // NORACE
    return 0;
}
