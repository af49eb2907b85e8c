// nodes are taken off a list one by one, but not if few are left; all that were found are freed outside of the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct entry {
    struct entry *next;
    int key, hits;
};
static struct entry *head;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;

static void touch(int key)
{
    pthread_mutex_lock(&mu);
    struct entry *e = head;
    while (e && e->key != key) // RACE!
        e = e->next; // RACE!
    if (!e) {
        e = calloc(1, sizeof *e);
        e->key = key;
        e->next = head; // RACE
        head = e;
    }
    e->hits++; // RACE!
    pthread_mutex_unlock(&mu);
}

static int sweep(void)
{
    struct entry *dead = NULL, **pp;
    int n = 0;
    pthread_mutex_lock(&mu);
    for (pp = &head; *pp;) {
        struct entry *e = *pp;
        if (e->hits > 3) {
            if (n++ < 40)
                *pp = e->next;
            e->next = dead;
            dead = e;
        } else {
            pp = &e->next;
        }
    }
    pthread_mutex_unlock(&mu);
    while (dead) {
        struct entry *e = dead;
        dead = e->next; // RACE
        printf("%d\n", e->hits); // RACE!
        free(e); // RACE!
        n++;
    }
    return n;
}

static void *user(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 1000; i++)
        touch(rand_r(&seed) % 50);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, (void *)(i + 1));
    for (int i = 0; i < 100; i++)
        sweep();
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
