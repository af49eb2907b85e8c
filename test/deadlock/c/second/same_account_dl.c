#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t m;
    int id;
    int cents;
};

static struct account *accounts;
static int n = 10;

static void transfer(int a, int b, int cents)
{
    struct account *x = &accounts[a], *y = &accounts[b];
    if (a > b) {
        struct account *t = x;
        x = y;
        y = t;
    }
    pthread_mutex_lock(&x->m);
    pthread_mutex_lock(&y->m); // DEADLOCK!
    accounts[a].cents -= cents;
    accounts[b].cents += cents;
    pthread_mutex_unlock(&y->m);
    pthread_mutex_unlock(&x->m);
}

static void *client(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        transfer(rand() % n, rand() % n, 1);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    accounts = calloc(n, sizeof *accounts);
    for (int i = 0; i < n; i++)
        pthread_mutex_init(&accounts[i].m, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
