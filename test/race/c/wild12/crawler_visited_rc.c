// a crawler: the frontier is locked, the set of visited pages is tested without the lock
#include <pthread.h>
#include <stdlib.h>

#define PAGES 512
static unsigned char visited[PAGES];
static int frontier[PAGES], top, working;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static int next_page(void)
{
    pthread_mutex_lock(&m);
    while (top == 0 && working > 0)
        pthread_cond_wait(&c, &m);
    int p = top > 0 ? frontier[--top] : -1; // NORACE
    if (p >= 0)
        working++;
    pthread_mutex_unlock(&m);
    return p;
}
static void add_page(int p)
{
    if (visited[p]) // RACE!
        return;
    pthread_mutex_lock(&m);
    if (!visited[p]) {  // NORACE
        visited[p] = 1; // RACE!
        frontier[top++] = p; // NORACE
    }
    pthread_mutex_unlock(&m);
}
static void page_done(void)
{
    pthread_mutex_lock(&m);
    working--; // NORACE
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
}
static void *crawler(void *arg)
{
    int p;
    (void)arg;
    while ((p = next_page()) >= 0) {
        add_page(p * 7 % PAGES);
        add_page((p * 3 + 1) % PAGES);
        page_done();
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    add_page(1); // NORACE
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, crawler, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return visited[PAGES - 1];
}
