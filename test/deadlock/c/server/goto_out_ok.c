// Errors leave through labels;
// all pass the unlock.
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct session { pthread_mutex_t lock; char *name; int used; };
static struct session sessions[4];

static int session_open(int i, const char *name)
{
    int ret = 0;
    struct session *s = &sessions[i];
    pthread_mutex_lock(&s->lock);
    if (s->used) {
        ret = -EBUSY;
        goto unlock;
    }
    s->name = strdup(name);
    if (!s->name) {
        ret = -ENOMEM;
        goto unlock;
    }
    s->used = 1;
unlock:
    pthread_mutex_unlock(&s->lock);
    return ret;
}

static void *client(void *arg)
{
    for (int i = 0; i < 4; i++)
        session_open(i, arg);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 4; i++)
        pthread_mutex_init(&sessions[i].lock, NULL);
    pthread_create(&t[0], NULL, client, "a");
    pthread_create(&t[1], NULL, client, "b");
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
