// a record stays at the head until its third use; who looks at it uses it without the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    struct job *next;
    long value;
    int left;
};

static struct job *head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *consume(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        struct job *j = head;
        if (j && --j->left == 0)
            head = j->next;
        pthread_mutex_unlock(&lock);
        if (j)
            j->value *= 2; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    for (int i = 0; i < 50; i++) {
        struct job *j = calloc(1, sizeof *j);
        j->value = 1;
        j->left = 3;
        j->next = head;
        head = j;
    }
    pthread_create(&a, NULL, consume, NULL);
    pthread_create(&b, NULL, consume, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%p\n", (void *)head);
    return 0;
}
