// bit-fields of one word under two locks, and a copy of the whole record
#include <pthread.h>

struct state {
    unsigned open : 1;
    unsigned dirty : 1;
    unsigned level : 6;
    int owner;
};
static struct state st;
static pthread_mutex_t la = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lb = PTHREAD_MUTEX_INITIALIZER;

static void *opener(void *arg)
{
    pthread_mutex_lock(&la);
    st.open = 1; // RACE! bits
    pthread_mutex_unlock(&la);
    return NULL;
}

static void *writer(void *arg)
{
    pthread_mutex_lock(&lb);
    st.dirty = 1; // RACE! bits
    pthread_mutex_unlock(&lb);
    return NULL;
}

static void *snapshot(void *arg)
{
    struct state copy;

    pthread_mutex_lock(&la);
    pthread_mutex_lock(&lb);
    copy = st;
    pthread_mutex_unlock(&lb);
    pthread_mutex_unlock(&la);
    return copy.open ? arg : NULL;
}

int main(void)
{
    pthread_t t[3];

    pthread_create(&t[0], NULL, opener, NULL);
    pthread_create(&t[1], NULL, writer, NULL);
    pthread_create(&t[2], NULL, snapshot, &t);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return st.owner;
}
