// a pipeline of stages, each with a mutex and two conditions
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct stage_tag {
    pthread_mutex_t mutex;
    pthread_cond_t avail, ready;
    int data_ready;
    long data;
    pthread_t thread;
    struct stage_tag *next;
} stage_t;
typedef struct {
    pthread_mutex_t mutex;
    stage_t *head, *tail;
    int stages, active;
} pipe_t;
static int pipe_send(stage_t *stage, long data)
{
    pthread_mutex_lock(&stage->mutex);
    while (stage->data_ready)
        pthread_cond_wait(&stage->ready, &stage->mutex);
    stage->data = data;
    stage->data_ready = 1;
    pthread_cond_signal(&stage->avail);
    pthread_mutex_unlock(&stage->mutex);
    return 0;
}
static void *pipe_stage(void *arg)
{
    stage_t *stage = arg, *next = stage->next;
    pthread_mutex_lock(&stage->mutex);
    while (1) {
        while (stage->data_ready != 1)
            pthread_cond_wait(&stage->avail, &stage->mutex);
        pipe_send(next, stage->data + 1);
        stage->data_ready = 0;
        pthread_cond_signal(&stage->ready);
    }
}
static void pipe_create(pipe_t *pipe, int stages)
{
    stage_t **link = &pipe->head, *new_stage, *stage;
    pthread_mutex_init(&pipe->mutex, NULL);
    pipe->stages = stages;
    pipe->active = 0;
    for (int i = 0; i <= stages; i++) {
        new_stage = malloc(sizeof(stage_t));
        pthread_mutex_init(&new_stage->mutex, NULL);
        pthread_cond_init(&new_stage->avail, NULL);
        pthread_cond_init(&new_stage->ready, NULL);
        new_stage->data_ready = 0;
        *link = new_stage;
        link = &new_stage->next;
    }
    *link = NULL;
    pipe->tail = new_stage;
    for (stage = pipe->head; stage->next != NULL; stage = stage->next)
        pthread_create(&stage->thread, NULL, pipe_stage, stage);
}
static int pipe_result(pipe_t *pipe, long *result)
{
    stage_t *tail = pipe->tail;
    int empty = 0;
    pthread_mutex_lock(&pipe->mutex);
    if (pipe->active <= 0)
        empty = 1;
    else
        pipe->active--;
    pthread_mutex_unlock(&pipe->mutex);
    if (empty)
        return 0;
    pthread_mutex_lock(&tail->mutex);
    while (!tail->data_ready)
        pthread_cond_wait(&tail->avail, &tail->mutex);
    *result = tail->data;
    tail->data_ready = 0;
    pthread_cond_signal(&tail->ready);
    pthread_mutex_unlock(&tail->mutex);
    return 1;
}
int main(void)
{
    pipe_t my_pipe;
    long result;
    pipe_create(&my_pipe, 10);
    for (int i = 0; i < 5; i++) {
        pthread_mutex_lock(&my_pipe.mutex);
        my_pipe.active++;
        pthread_mutex_unlock(&my_pipe.mutex);
        pipe_send(my_pipe.head, i);
    }
    while (pipe_result(&my_pipe, &result))
        printf("%ld\n", result);
    return 0;
}
