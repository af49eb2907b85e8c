/* The lock belongs to the session that is current, which is made before the threads. */
#include <pthread.h>
#include <stdlib.h>

struct session {
    pthread_mutex_t *lock;
};

static pthread_mutex_t current_lock = PTHREAD_MUTEX_INITIALIZER;
static struct session *current;
static long requests;

static struct session *new_session(void)
{
    struct session *s = malloc(sizeof *s);
    s->lock = malloc(sizeof *s->lock);
    pthread_mutex_init(s->lock, NULL);
    return s;
}

static void *serve(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&current_lock);
        pthread_mutex_t *lock = current->lock;
        pthread_mutex_unlock(&current_lock);
        pthread_mutex_lock(lock);
        requests++;
        pthread_mutex_unlock(lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    current = new_session();
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, serve, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return requests != 200;
}
