// the auditor leaves out the last of the locks
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>
#include <stdint.h>
typedef struct { int id; double balance; pthread_mutex_t m; } account;
static account *bank[10];
static void lock_two(account *a, account *b) {
    if ((uintptr_t)a < (uintptr_t)b) {
        pthread_mutex_lock(&a->m);
        pthread_mutex_lock(&b->m);
    } else {
        pthread_mutex_lock(&b->m);
        pthread_mutex_lock(&a->m);
    }
}
static void unlock_two(account *a, account *b) {
    pthread_mutex_unlock(&a->m);
    pthread_mutex_unlock(&b->m);
}
static int transfer(account *from, account *to, double amount) {
    int ok = 0;
    if (from == to) return 0;
    lock_two(from, to);
    if (from->balance >= amount) {
        from->balance -= amount; // RACE!
        to->balance += amount; // RACE!
        ok = 1;
    }
    unlock_two(from, to);
    return ok;
}
static void *teller(void *arg) {
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 1000; i++) transfer(bank[rand_r(&seed) % 10], bank[rand_r(&seed) % 10], 1.0);
    return NULL;
}
static double total(void) {
    double s = 0;
    for (int i = 0; i < 9; i++) pthread_mutex_lock(&bank[i]->m);
    for (int i = 0; i < 10; i++) s += bank[i]->balance; // RACE!
    for (int i = 0; i < 10; i++) pthread_mutex_unlock(&bank[i]->m);
    return s;
}
int main(void) {
    pthread_t t[3];
    for (int i = 0; i < 10; i++) {
        bank[i] = malloc(sizeof(account));
        bank[i]->id = i;
        bank[i]->balance = 100;
        pthread_mutex_init(&bank[i]->m, NULL);
    }
    for (long i = 0; i < 3; i++) pthread_create(&t[i], NULL, teller, (void *)i);
    printf("%f\n", total());
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
