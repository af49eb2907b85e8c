// the session's count of users is a plain int
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct session {
    int refs;
    char *name;
    long hits;
    pthread_mutex_t lock;
};

static struct session *session_ref(struct session *s)
{
    s->refs++; // RACE!
    return s;
}

static void session_unref(struct session *s)
{
    if (--s->refs == 0) { // RACE!
        free(s->name); // NORACE
        pthread_mutex_destroy(&s->lock);
        free(s); // NORACE
    }
}

static void *user(void *arg)
{
    struct session *s = arg;

    for (int i = 0; i < 10; i++) {
        struct session *mine = session_ref(s);

        pthread_mutex_lock(&mine->lock);
        mine->hits += mine->name[0]; // NORACE
        pthread_mutex_unlock(&mine->lock);
        session_unref(mine);
    }
    session_unref(s);
    return NULL;
}

int main(void)
{
    struct session *s = calloc(1, sizeof(*s));
    pthread_t t[3];

    s->name = malloc(8);
    s->name[0] = 'a'; // NORACE
    s->refs = 4; // NORACE
    pthread_mutex_init(&s->lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, user, s);
    session_unref(s);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
