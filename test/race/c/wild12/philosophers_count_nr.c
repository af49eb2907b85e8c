// dining philosophers; the forks in the order of their numbers, meals counted per seat
#include <pthread.h>
#include <stdio.h>

#define SEATS 5
struct seat { int number; pthread_mutex_t *low, *high; int meals; };
static pthread_mutex_t fork_[SEATS];
static int plates[SEATS];

static void *dine(void *arg)
{
    struct seat *s = arg;
    for (int i = 0; i < 50; i++) {
        pthread_mutex_lock(s->low);
        pthread_mutex_lock(s->high);
        s->meals++;           // NORACE
        plates[s->number]++;  // NORACE
        pthread_mutex_unlock(s->high);
        pthread_mutex_unlock(s->low);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[SEATS];
    struct seat seat[SEATS];
    for (int i = 0; i < SEATS; i++)
        pthread_mutex_init(&fork_[i], NULL);
    for (int i = 0; i < SEATS; i++) {
        int left = i, right = (i + 1) % SEATS;
        seat[i].number = i;
        seat[i].meals = 0; // NORACE
        seat[i].low = &fork_[left < right ? left : right];
        seat[i].high = &fork_[left < right ? right : left];
        pthread_create(&t[i], NULL, dine, &seat[i]);
    }
    for (int i = 0; i < SEATS; i++) {
        pthread_join(t[i], NULL);
        printf("%d %d\n", seat[i].meals, plates[i]); // NORACE
    }
    return 0;
}
