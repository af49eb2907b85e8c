#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct session { char *user; int id; };
static pthread_mutex_t sessions_lock = PTHREAD_MUTEX_INITIALIZER;
static struct session *sessions[64];
static int nsessions;

static int open_session(const char *user)
{
    int err = 0;
    pthread_mutex_lock(&sessions_lock);
    if (nsessions == 64) {
        err = ENFILE;
        goto out;
    }
    struct session *s = malloc(sizeof *s);
    if (!s) {
        err = ENOMEM;
        goto out;
    }
    s->user = strdup(user);
    s->id = nsessions;
    sessions[nsessions++] = s;
out:
    pthread_mutex_unlock(&sessions_lock);
    return err;
}

static void *login(void *arg)
{
    open_session(arg);
    return NULL;
}

int main(void)
{
    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], NULL, login, "guest");
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], NULL);
    return 0;
}
