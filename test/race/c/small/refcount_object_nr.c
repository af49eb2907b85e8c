// Reference counted sessions: filled before publishing, freed by the last holder
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct session {
    atomic_int refs;
    int id;
    char user[32];
    pthread_mutex_t lock;
    int requests;
};

#define MAX 8
static struct session *sessions[MAX];
static pthread_mutex_t sessions_lock = PTHREAD_MUTEX_INITIALIZER;

static struct session *session_new(int id, const char *user)
{
    struct session *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    atomic_init(&s->refs, 1);
    s->id = id;
    strncpy(s->user, user, sizeof s->user - 1);
    pthread_mutex_init(&s->lock, NULL);
    return s;
}

static struct session *session_ref(struct session *s)
{
    atomic_fetch_add_explicit(&s->refs, 1, memory_order_relaxed);
    return s;
}

static void session_unref(struct session *s)
{
    if (atomic_fetch_sub_explicit(&s->refs, 1, memory_order_acq_rel) == 1) {
        pthread_mutex_destroy(&s->lock);
        memset(s->user, 0, sizeof s->user);
        free(s);
    }
}

static struct session *session_find(int id)
{
    struct session *found = NULL;
    pthread_mutex_lock(&sessions_lock);
    for (int i = 0; i < MAX && !found; i++)
        if (sessions[i] && sessions[i]->id == id)
            found = session_ref(sessions[i]);
    pthread_mutex_unlock(&sessions_lock);
    return found;
}

static void session_add(struct session *s)
{
    pthread_mutex_lock(&sessions_lock);
    for (int i = 0; i < MAX; i++)
        if (!sessions[i]) {
            sessions[i] = s;
            break;
        }
    pthread_mutex_unlock(&sessions_lock);
}

static void session_remove(int id)
{
    struct session *gone = NULL;
    pthread_mutex_lock(&sessions_lock);
    for (int i = 0; i < MAX; i++)
        if (sessions[i] && sessions[i]->id == id) {
            gone = sessions[i];
            sessions[i] = NULL;
            break;
        }
    pthread_mutex_unlock(&sessions_lock);
    if (gone)
        session_unref(gone);
}

static void *user_thread(void *arg)
{
    int id = *(int *)arg;
    for (int i = 0; i < 50; i++) {
        struct session *s = session_find(id);
        if (!s)
            continue;
        pthread_mutex_lock(&s->lock);
        s->requests++;
        pthread_mutex_unlock(&s->lock);
        session_unref(s);
    }
    return NULL;
}

static void *reaper(void *arg)
{
    (void)arg;
    for (int id = 0; id < 4; id++)
        session_remove(id);
    return NULL;
}

int main(void)
{
    pthread_t u[4], r;
    int ids[4] = { 0, 1, 0, 1 };
    session_add(session_new(0, "ann"));
    session_add(session_new(1, "bob"));
    for (int i = 0; i < 4; i++)
        pthread_create(&u[i], NULL, user_thread, &ids[i]);
    pthread_create(&r, NULL, reaper, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(u[i], NULL);
    pthread_join(r, NULL);
    return 0;
}
