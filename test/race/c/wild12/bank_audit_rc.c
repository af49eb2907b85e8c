// an auditor sums up the balances of all accounts without their locks
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 8
typedef struct {
    long balance;
    pthread_mutex_t lock;
} account_t;
static account_t *accounts;
static int done;
static pthread_mutex_t done_lock = PTHREAD_MUTEX_INITIALIZER;

static void deposit(int i, long n)
{
    pthread_mutex_lock(&accounts[i].lock);
    accounts[i].balance += n; // RACE!
    pthread_mutex_unlock(&accounts[i].lock);
}
static long audit(void)
{
    long s = 0;
    for (int i = 0; i < ACCOUNTS; i++)
        s += accounts[i].balance; // RACE!
    return s;
}
static int is_done(void)
{
    pthread_mutex_lock(&done_lock);
    int d = done; // NORACE
    pthread_mutex_unlock(&done_lock);
    return d;
}
static void *auditor(void *arg)
{
    (void)arg;
    while (!is_done())
        printf("total %ld\n", audit());
    return NULL;
}
static void *client(void *arg)
{
    int me = *(int *)arg;
    for (int i = 0; i < 100; i++)
        deposit((me * 3 + i) % ACCOUNTS, i);
    return NULL;
}
int main(void)
{
    pthread_t a, c[3];
    int id[3];
    accounts = calloc(ACCOUNTS, sizeof *accounts);
    for (int i = 0; i < ACCOUNTS; i++)
        pthread_mutex_init(&accounts[i].lock, NULL);
    pthread_create(&a, NULL, auditor, NULL);
    for (int i = 0; i < 3; i++) {
        id[i] = i;
        pthread_create(&c[i], NULL, client, &id[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(c[i], NULL);
    pthread_mutex_lock(&done_lock);
    done = 1; // NORACE
    pthread_mutex_unlock(&done_lock);
    pthread_join(a, NULL);
    return 0;
}
