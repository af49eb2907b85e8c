// tickets are sold while some are left, tested outside of the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define NUM_SELLERS 4
static int num_tickets = 150;
static pthread_mutex_t lock;
static void *sell(void *arg)
{
    int *sold = arg;
    while (num_tickets > 0) { // RACE!
        pthread_mutex_lock(&lock);
        if (num_tickets > 0) {
            num_tickets--; // RACE!
            (*sold)++;
        }
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[NUM_SELLERS];
    int sold[NUM_SELLERS] = { 0 };
    pthread_mutex_init(&lock, NULL);
    for (int i = 0; i < NUM_SELLERS; i++)
        if (pthread_create(&t[i], NULL, sell, &sold[i]) != 0) {
            perror("pthread_create");
            exit(1);
        }
    for (int i = 0; i < NUM_SELLERS; i++) {
        pthread_join(t[i], NULL);
        printf("seller %d sold %d\n", i, sold[i]);
    }
    pthread_mutex_destroy(&lock);
    return 0;
}
