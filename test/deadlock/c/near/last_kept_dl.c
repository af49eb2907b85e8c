// The walk gives back the lock before, not the one it ends with.
#include <pthread.h>
#include <stdlib.h>

struct node {
    pthread_mutex_t m;
    int value;
    struct node *next;
};

static struct node *head;

static int total(void)
{
    struct node *prev = NULL;
    int sum = 0;
    for (struct node *n = head; n; n = n->next) {
        pthread_mutex_lock(&n->m); // DEADLOCK!
        if (prev) // DEADLOCK!
            pthread_mutex_unlock(&prev->m);
        sum += n->value;
        prev = n;
    }
    return sum; // DEADLOCK
}

static void *reader(void *out)
{
    *(int *)out = total();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x, y;
    for (int i = 0; i < 3; i++) {
        struct node *n = calloc(1, sizeof *n);
        pthread_mutex_init(&n->m, NULL);
        n->value = i;
        n->next = head;
        head = n;
    }
    pthread_create(&a, NULL, reader, &x);
    pthread_create(&b, NULL, reader, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return x != y;
}
