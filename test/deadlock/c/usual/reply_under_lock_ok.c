#include <pthread.h>
#include <stdbool.h>
struct request { pthread_mutex_t m; pthread_cond_t c; bool ready; int answer; };
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;
static struct request req = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false, 0 };
static int entries;
static int wait_reply(struct request *r)
{
    pthread_mutex_lock(&r->m);
    while (!r->ready)
        pthread_cond_wait(&r->c, &r->m);
    int v = r->answer;
    pthread_mutex_unlock(&r->m);
    return v;
}
static void *server(void *p)
{
    pthread_mutex_lock(&table);
    int n = ++entries;
    pthread_mutex_unlock(&table);
    pthread_mutex_lock(&req.m);
    req.answer = n;
    req.ready = true;
    pthread_cond_signal(&req.c);
    pthread_mutex_unlock(&req.m);
    return p;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, server, NULL);
    int v = wait_reply(&req);
    pthread_mutex_lock(&table);
    entries += v;
    pthread_mutex_unlock(&table);
    pthread_join(t, NULL);
    return 0;
}
