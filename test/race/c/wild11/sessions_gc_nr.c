// Sessions in a list under a lock; a collector removes old ones and frees them outside of it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct session {
    int id;
    time_t last;
    char *user;
    struct session *next;
};
static struct session *sessions;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stop;

static void session_touch(int id)
{
    pthread_mutex_lock(&lock);
    struct session *s = sessions;
    while (s && s->id != id) // NORACE
        s = s->next;
    if (!s) {
        s = calloc(1, sizeof *s);
        s->id = id;
        s->user = malloc(16);
        snprintf(s->user, 16, "user%d", id); // NORACE
        s->next = sessions;
        sessions = s;
    }
    s->last = time(NULL); // NORACE
    pthread_mutex_unlock(&lock);
}

static void *collector(void *arg)
{
    for (;;) {
        struct session *dead = NULL, **p;
        pthread_mutex_lock(&lock);
        int done = stop; // NORACE
        for (p = &sessions; *p;) {
            struct session *s = *p;
            if (done || s->last + 1 < time(NULL)) {
                *p = s->next;
                s->next = dead;
                dead = s;
            } else {
                p = &s->next;
            }
        }
        pthread_mutex_unlock(&lock);
        while (dead) {
            struct session *next = dead->next; // NORACE
            printf("bye %s\n", dead->user); // NORACE
            free(dead->user); // NORACE
            free(dead);
            dead = next;
        }
        if (done)
            return arg;
    }
}

static void *client(void *arg)
{
    for (int i = 0; i < 1000; i++)
        session_touch(i % 17);
    return arg;
}

int main(void)
{
    pthread_t g, c[2];
    pthread_create(&g, NULL, collector, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&c[i], NULL, client, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(c[i], NULL);
    pthread_mutex_lock(&lock);
    stop = 1; // NORACE
    pthread_mutex_unlock(&lock);
    pthread_join(g, NULL);
    return 0;
}
