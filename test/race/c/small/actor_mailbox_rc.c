// Actors own their state; one handler reaches into the state of its peer
#include <pthread.h>
#include <stdlib.h>

struct message { int kind, value; struct message *next; };
struct actor {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t arrived;
    struct message *inbox;
    struct actor *peer;
    int balance;
    int handled;
};

static void actor_send(struct actor *to, int kind, int value)
{
    struct message *m = malloc(sizeof *m);
    m->kind = kind;
    m->value = value;
    pthread_mutex_lock(&to->lock);
    m->next = to->inbox;
    to->inbox = m;
    pthread_cond_signal(&to->arrived);
    pthread_mutex_unlock(&to->lock);
}

static struct message *actor_receive(struct actor *self)
{
    struct message *m;
    pthread_mutex_lock(&self->lock);
    while (!self->inbox)
        pthread_cond_wait(&self->arrived, &self->lock);
    m = self->inbox;
    self->inbox = m->next;
    pthread_mutex_unlock(&self->lock);
    return m;
}

static void *actor_main(void *arg)
{
    struct actor *self = arg;
    for (;;) {
        struct message *m = actor_receive(self);
        int kind = m->kind;
        switch (kind) {
        case 0:
            free(m);
            return NULL;
        case 1:
            self->balance += m->value; // RACE!
            break;
        case 2:
            self->peer->balance += m->value; // RACE!
            break;
        }
        self->handled++;
        free(m);
    }
}

int main(void)
{
    struct actor a = { .balance = 1 }, b = { .balance = 2 };
    struct actor *both[2] = { &a, &b };
    a.peer = &b;
    b.peer = &a;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_init(&both[i]->lock, NULL);
        pthread_cond_init(&both[i]->arrived, NULL);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&both[i]->thread, NULL, actor_main, both[i]);
    for (int i = 0; i < 3000; i++) {
        actor_send(&a, 1 + i % 2, i);
        actor_send(&b, 1 + i % 2, i);
    }
    actor_send(&a, 0, 0);
    actor_send(&b, 0, 0);
    pthread_join(a.thread, NULL);
    pthread_join(b.thread, NULL);
    return a.handled + b.handled < 0;
}
