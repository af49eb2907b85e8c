// Server with a table of connections, one lock for the table and one for each connection
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_CONN 16

enum conn_state { FREE, ACTIVE, CLOSING };

struct connection {
    int id;
    enum conn_state state;
    pthread_mutex_t lock;
    char out[256];
    size_t out_len;
    unsigned long bytes;
};

struct server {
    pthread_mutex_t table_lock;
    struct connection conns[MAX_CONN];
    int n_active;
    int next_id;
    int shutting_down;
};

static struct server srv;

static void server_init(struct server *s)
{
    memset(s, 0, sizeof *s);
    pthread_mutex_init(&s->table_lock, NULL);
    for (int i = 0; i < MAX_CONN; i++)
        pthread_mutex_init(&s->conns[i].lock, NULL);
}

static struct connection *conn_alloc(struct server *s)
{
    struct connection *found = NULL;
    pthread_mutex_lock(&s->table_lock);
    for (int i = 0; i < MAX_CONN && !s->shutting_down; i++) {
        struct connection *c = &s->conns[i];
        pthread_mutex_lock(&c->lock);
        if (c->state == FREE) {
            c->state = ACTIVE;
            c->id = ++s->next_id;
            c->out_len = 0;
            c->bytes = 0;
            s->n_active++;
            found = c;
        }
        pthread_mutex_unlock(&c->lock);
        if (found)
            break;
    }
    pthread_mutex_unlock(&s->table_lock);
    return found;
}

static void conn_release(struct server *s, struct connection *c)
{
    pthread_mutex_lock(&s->table_lock);
    pthread_mutex_lock(&c->lock);
    c->state = FREE;
    s->n_active--;
    pthread_mutex_unlock(&c->lock);
    pthread_mutex_unlock(&s->table_lock);
}

static int conn_write(struct connection *c, const char *msg)
{
    size_t len = strlen(msg);
    int ok = 0;
    pthread_mutex_lock(&c->lock);
    if (c->state == ACTIVE && c->out_len + len < sizeof c->out) {
        memcpy(c->out + c->out_len, msg, len);
        c->out_len += len;
        ok = 1;
    }
    pthread_mutex_unlock(&c->lock);
    return ok;
}

static void conn_flush(struct connection *c)
{
    pthread_mutex_lock(&c->lock);
    if (c->out_len) {
        c->bytes += c->out_len;
        c->out_len = 0;
    }
    pthread_mutex_unlock(&c->lock);
}

static void broadcast(struct server *s, const char *msg)
{
    pthread_mutex_lock(&s->table_lock);
    for (int i = 0; i < MAX_CONN; i++)
        conn_write(&s->conns[i], msg);
    pthread_mutex_unlock(&s->table_lock);
}

static void *session(void *arg)
{
    struct server *s = arg;
    struct connection *c = conn_alloc(s);
    if (!c)
        return NULL;
    for (int i = 0; i < 50; i++) {
        conn_write(c, "hello\n");
        if (i % 10 == 0)
            conn_flush(c);
    }
    conn_flush(c);
    conn_release(s, c);
    return NULL;
}

static void *announcer(void *arg)
{
    struct server *s = arg;
    for (;;) {
        int stop;
        pthread_mutex_lock(&s->table_lock);
        stop = s->shutting_down;
        pthread_mutex_unlock(&s->table_lock);
        if (stop)
            break;
        broadcast(s, "tick\n");
        usleep(100);
    }
    return NULL;
}

int main(void)
{
    pthread_t clients[6], ann;
    server_init(&srv);
    pthread_create(&ann, NULL, announcer, &srv);
    for (int i = 0; i < 6; i++)
        pthread_create(&clients[i], NULL, session, &srv);
    for (int i = 0; i < 6; i++)
        pthread_join(clients[i], NULL);
    pthread_mutex_lock(&srv.table_lock);
    srv.shutting_down = 1;
    pthread_mutex_unlock(&srv.table_lock);
    pthread_join(ann, NULL);
    for (int i = 0; i < MAX_CONN; i++)
        if (srv.conns[i].bytes)
            printf("%d: %lu bytes\n", srv.conns[i].id, srv.conns[i].bytes);
    printf("%d active\n", srv.n_active);
    return 0;
}
