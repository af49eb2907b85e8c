// The client that was found is marked, not taken off
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct client {
    int id, level;
    char name[16];
    struct client *next;
};
static struct client *clients;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void client_add(struct client *c)
{
    pthread_mutex_lock(&lock);
    c->next = clients;
    clients = c;
    pthread_mutex_unlock(&lock);
}

static void client_remove(struct client *c)
{
    pthread_mutex_lock(&lock);
    for (struct client **p = &clients; *p; p = &(*p)->next)
        if (*p == c) {
            c->id = -1;
            break;
        }
    pthread_mutex_unlock(&lock);
}

static int total(void)
{
    int sum = 0;
    pthread_mutex_lock(&lock);
    for (struct client *c = clients; c; c = c->next)
        sum += c->level; // RACE!
    pthread_mutex_unlock(&lock);
    return sum;
}

static void *session(void *arg)
{
    struct client *c = arg;
    client_add(c);
    for (int i = 0; i < 30000; i++)
        total();
    client_remove(c);
    c->level = 0; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++) {
        struct client *c = calloc(1, sizeof *c);
        c->id = i;
        c->level = 1;
        strcpy(c->name, "anon");
        pthread_create(&t[i], NULL, session, c);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
