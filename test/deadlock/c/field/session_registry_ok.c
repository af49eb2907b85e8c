/* chat server: sessions and rooms, each module with its own lock */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct session { int fd; char nick[32]; struct session *next; };
struct room { char name[32]; int members[64]; int n; };

static pthread_mutex_t sessions_mtx = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t room_mtx = PTHREAD_MUTEX_INITIALIZER;
static struct session *sessions;
static struct room lobby;

/* sessions.c */
static struct session *session_find_locked(int fd)
{
    struct session *s;
    for (s = sessions; s; s = s->next)
        if (s->fd == fd)
            return s;
    return NULL;
}

static int session_nick(int fd, char *out, size_t len)
{
    int rc = -1;
    pthread_mutex_lock(&sessions_mtx);
    struct session *s = session_find_locked(fd);
    if (s) {
        snprintf(out, len, "%s", s->nick);
        rc = 0;
    }
    pthread_mutex_unlock(&sessions_mtx);
    return rc;
}

/* rooms.c */
static void room_remove(struct room *r, int fd)
{
    pthread_mutex_lock(&room_mtx);
    for (int i = 0; i < r->n; i++)
        if (r->members[i] == fd)
            r->members[i] = r->members[--r->n];
    pthread_mutex_unlock(&room_mtx);
}

static void room_list(struct room *r)
{
    char nick[32];
    int copy[64], n;
    pthread_mutex_lock(&room_mtx);
    n = r->n;
    memcpy(copy, r->members, sizeof copy);
    pthread_mutex_unlock(&room_mtx);
    for (int i = 0; i < n; i++)
        if (session_nick(copy[i], nick, sizeof nick) == 0)
            puts(nick);
}

static void session_close(int fd)
{
    pthread_mutex_lock(&sessions_mtx);
    struct session **p = &sessions;
    while (*p && (*p)->fd != fd)
        p = &(*p)->next;
    if (*p) {
        struct session *dead = *p;
        *p = dead->next;
        room_remove(&lobby, fd);
        free(dead);
    }
    pthread_mutex_unlock(&sessions_mtx);
}

static void *reader(void *arg)
{
    session_close((int)(long)arg);
    return NULL;
}

static void *admin(void *arg)
{
    for (int i = 0; i < 100; i++)
        room_list(&lobby);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 8; i++) {
        struct session *s = calloc(1, sizeof *s);
        s->fd = i;
        s->next = sessions;
        sessions = s;
        lobby.members[lobby.n++] = i;
    }
    pthread_create(&a, NULL, reader, (void *)3L);
    pthread_create(&b, NULL, admin, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
