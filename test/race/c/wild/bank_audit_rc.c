// An auditor adds up the balances while it holds only its own lock
#include <pthread.h>
#include <stdio.h>

#define N 4
struct account { pthread_mutex_t lock; int balance; };
struct account accounts[N];
pthread_mutex_t audit_lock = PTHREAD_MUTEX_INITIALIZER;
int audits;

void deposit(int n, int amount)
{
    pthread_mutex_lock(&accounts[n].lock);
    accounts[n].balance += amount; // RACE!
    pthread_mutex_unlock(&accounts[n].lock);
}

void *client(void *arg)
{
    int i, n = (int)(long)arg;
    for (i = 0; i < 1000; i++)
        deposit((n + i) % N, 1);
    return NULL;
}

void *auditor(void *arg)
{
    int i, sum = 0;
    (void)arg;
    pthread_mutex_lock(&audit_lock);
    for (i = 0; i < N; i++)
        sum += accounts[i].balance; // RACE!
    audits++;
    pthread_mutex_unlock(&audit_lock);
    printf("%d\n", sum);
    return NULL;
}

int main(void)
{
    pthread_t c[2], a[2];
    int i;
    for (i = 0; i < N; i++)
        pthread_mutex_init(&accounts[i].lock, NULL);
    for (i = 0; i < 2; i++) {
        pthread_create(&c[i], NULL, client, (void *)(long)i);
        pthread_create(&a[i], NULL, auditor, NULL);
    }
    for (i = 0; i < 2; i++) {
        pthread_join(c[i], NULL);
        pthread_join(a[i], NULL);
    }
    printf("%d audits, %d\n", audits, accounts[0].balance);
    return 0;
}
