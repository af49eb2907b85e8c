// Progress of the threads is printed before they are joined
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define WORKERS 3

struct job {
    pthread_t tid;
    int first, last;
    int done;
    long found;
};

static int is_prime(int n)
{
    int d;
    for (d = 2; d * d <= n; d++)
        if (n % d == 0)
            return 0;
    return n > 1;
}

static void *search(void *arg)
{
    struct job *j = arg;
    int n;
    for (n = j->first; n < j->last; n++) {
        if (is_prime(n))
            j->found++; // RACE!
        j->done++; // RACE!
    }
    return NULL;
}

int main(void)
{
    struct job jobs[WORKERS];
    long total = 0;
    int i;
    for (i = 0; i < WORKERS; i++) {
        jobs[i].first = i * 2000;
        jobs[i].last = (i + 1) * 2000;
        jobs[i].done = 0;
        jobs[i].found = 0;
        pthread_create(&jobs[i].tid, NULL, search, &jobs[i]);
    }
    usleep(100);
    for (i = 0; i < WORKERS; i++)
        printf("worker %d: %d tested, %ld found\n", i,
               jobs[i].done, // RACE!
               jobs[i].found); // RACE!
    for (i = 0; i < WORKERS; i++) {
        pthread_join(jobs[i].tid, NULL);
        total += jobs[i].found;
    }
    printf("%ld\n", total);
    return 0;
}
