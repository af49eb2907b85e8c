// Reference count that is taken under the lock and given back without
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>

struct session {
    int refcnt;
    int user;
    pthread_mutex_t lock;
};

static struct session *session_ref(struct session *s)
{
    pthread_mutex_lock(&s->lock);
    s->refcnt++; // RACE! a
    pthread_mutex_unlock(&s->lock);
    return s;
}

static void session_unref(struct session *s)
{
    if (--s->refcnt == 0) { // RACE! a
        printf("session of %d ends\n", s->user); // RACE
        free(s); // RACE! f a
    }
}

static void *handler(void *arg)
{
    struct session *s = session_ref(arg);
    printf("serving %d\n", s->user); // RACE! f
    session_unref(s);
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    struct session *s = malloc(sizeof *s);
    s->refcnt = 1;
    s->user = 42;
    pthread_mutex_init(&s->lock, NULL);
    pthread_create(&t1, NULL, handler, s);
    pthread_create(&t2, NULL, handler, s);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    session_unref(s);
    return 0;
}
