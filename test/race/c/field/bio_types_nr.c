// Background jobs by type: an array of locks, conditions and lists, one thread for each type.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define BIO_TYPES 3

struct bio_job {
    int type;
    long arg;
    struct bio_job *next;
};

static pthread_t bio_threads[BIO_TYPES];
static pthread_mutex_t bio_mutex[BIO_TYPES];
static pthread_cond_t bio_newjob_cond[BIO_TYPES];
static struct bio_job *bio_head[BIO_TYPES], *bio_tail[BIO_TYPES];
static unsigned long bio_pending[BIO_TYPES];

static void bio_create_job(int type, long arg)
{
    struct bio_job *job = malloc(sizeof *job);
    job->type = type;
    job->arg = arg;
    job->next = NULL;
    pthread_mutex_lock(&bio_mutex[type]);
    if (bio_tail[type])
        bio_tail[type]->next = job; // NORACE
    else
        bio_head[type] = job;
    bio_tail[type] = job; // NORACE
    bio_pending[type]++; // NORACE
    pthread_cond_signal(&bio_newjob_cond[type]);
    pthread_mutex_unlock(&bio_mutex[type]);
}

static void *bio_process(void *arg)
{
    unsigned long type = (unsigned long)arg;
    pthread_mutex_lock(&bio_mutex[type]);
    for (;;) {
        if (!bio_head[type]) { // NORACE
            pthread_cond_wait(&bio_newjob_cond[type], &bio_mutex[type]);
            continue;
        }
        struct bio_job *job = bio_head[type];
        bio_head[type] = job->next;
        if (!bio_head[type])
            bio_tail[type] = NULL;
        pthread_mutex_unlock(&bio_mutex[type]);
        long what = job->arg; // NORACE
        free(job);
        pthread_mutex_lock(&bio_mutex[type]);
        bio_pending[type]--; // NORACE
        if (what < 0)
            break;
    }
    pthread_mutex_unlock(&bio_mutex[type]);
    return NULL;
}

static unsigned long bio_pending_of(int type)
{
    unsigned long val;
    pthread_mutex_lock(&bio_mutex[type]);
    val = bio_pending[type]; // NORACE
    pthread_mutex_unlock(&bio_mutex[type]);
    return val;
}

int main(void)
{
    for (int j = 0; j < BIO_TYPES; j++) {
        pthread_mutex_init(&bio_mutex[j], NULL);
        pthread_cond_init(&bio_newjob_cond[j], NULL);
    }
    for (int j = 0; j < BIO_TYPES; j++) {
        void *arg = (void *)(unsigned long)j;
        if (pthread_create(&bio_threads[j], NULL, bio_process, arg) != 0)
            exit(1);
    }
    for (int i = 0; i < 60; i++)
        bio_create_job(i % BIO_TYPES, i);
    printf("%lu pending\n", bio_pending_of(0));
    for (int j = 0; j < BIO_TYPES; j++)
        bio_create_job(j, -1);
    for (int j = 0; j < BIO_TYPES; j++)
        pthread_join(bio_threads[j], NULL);
    return 0;
}
