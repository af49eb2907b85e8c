// accounts are locked in the order of their names, in one branch only
#include <pthread.h>
#include <string.h>

struct account {
    char name[16];
    pthread_mutex_t m;
    long balance;
};
static struct account all[10];

static void move(struct account *a, struct account *b)
{
    if (a == b)
        return;
    if (strcmp(a->name, b->name) < 0) {
        pthread_mutex_lock(&a->m); // DEADLOCK
        pthread_mutex_lock(&b->m); // DEADLOCK!
    } else {
        pthread_mutex_lock(&a->m); // DEADLOCK
        pthread_mutex_lock(&b->m); // DEADLOCK!
    }
    a->balance--;
    b->balance++;
    pthread_mutex_unlock(&a->m);
    pthread_mutex_unlock(&b->m);
}

static void *clerk(void *p)
{
    unsigned s = (unsigned)(long)p;
    for (int i = 0; i < 9; i++) {
        s = s * 17 + 1;
        move(&all[s % 10], &all[s / 16 % 10]);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 10; i++)
        pthread_mutex_init(&all[i].m, 0);
    pthread_create(&a, 0, clerk, (void *)1);
    pthread_create(&b, 0, clerk, (void *)2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
