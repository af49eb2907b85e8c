// the work callbacks run in the pool and add to one total
// link: -luv
#include <stdio.h>
#include <uv.h>

#define JOBS 4

struct job {
    uv_work_t work;
    int number;
    long result;
};

static long total;

static void compute(uv_work_t *work)
{
    struct job *job = work->data;

    for (int i = 0; i < 1000; i++)
        job->result += i % (job->number + 1); // NORACE
    total += job->result; // RACE!
}

static void finished(uv_work_t *work, int status)
{
    struct job *job = work->data;

    (void)status;
    printf("job %d: %ld\n", job->number, job->result); // NORACE
}

int main(void)
{
    static struct job jobs[JOBS];
    uv_loop_t *loop = uv_default_loop();

    for (int i = 0; i < JOBS; i++) {
        jobs[i].number = i;
        jobs[i].work.data = &jobs[i];
        uv_queue_work(loop, &jobs[i].work, compute, finished);
    }
    uv_run(loop, UV_RUN_DEFAULT);
    printf("%ld\n", total); // NORACE
    return uv_loop_close(loop);
}
