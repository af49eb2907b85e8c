// Ray tracing: jobs are taken from others with the own lock.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define NPROC 4
#define W 32
#define H 32

typedef struct job {
    int x, y, w, h;
    struct job *next;
} job_t;

typedef struct {
    job_t *head;
    int left;
} workpool_t;

static workpool_t workpool[NPROC];
static pthread_mutex_t wplock[NPROC];
static unsigned char frame[W * H];

static void put_job(int pid, int x, int y, int w, int h)
{
    job_t *j = malloc(sizeof *j);
    j->x = x;
    j->y = y;
    j->w = w;
    j->h = h;
    j->next = workpool[pid].head;
    workpool[pid].head = j;
    workpool[pid].left++;
}

static job_t *get_job(int pid)
{
    job_t *j;
    for (int i = 0; i < NPROC; i++) {
        int p = (pid + i) % NPROC;
        pthread_mutex_lock(&wplock[pid]);
        j = workpool[p].head; // RACE! h
        if (j) {
            workpool[p].head = j->next; // RACE! h
            workpool[p].left--; // RACE! l
        }
        pthread_mutex_unlock(&wplock[pid]);
        if (j)
            return j;
    }
    return NULL;
}

static void *render(void *arg)
{
    int pid = *(int *)arg;
    job_t *j;
    int pixels = 0;
    while ((j = get_job(pid)) != NULL) {
        pixels += j->w * j->h;
        free(j); // RACE
    }
    printf("%d: %d\n", pid, pixels);
    return NULL;
}

int main(void)
{
    pthread_t t[NPROC];
    int ids[NPROC];
    for (int i = 0; i < NPROC; i++)
        pthread_mutex_init(&wplock[i], NULL);
    for (int y = 0; y < H; y += 8)
        for (int x = 0; x < W; x += 8)
            put_job((x + y) / 8 % NPROC, x, y, 8, 8);
    for (int i = 0; i < NPROC; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, render, &ids[i]);
    }
    for (int i = 0; i < NPROC; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", frame[0]);
    return 0;
}
