// both sides of the flag are READ_ONCE and WRITE_ONCE
#include "include/kernel.h"

static int stop_requested;
static struct task_struct *worker_task;

static int worker(void *data)
{
    (void)data;
    while (!READ_ONCE(stop_requested)) // NORACE
        msleep(10);
    return 0;
}

SYSCALL_DEFINE1(stop_worker, int, force)
{
    WRITE_ONCE(stop_requested, 1 + force); // NORACE
    return 0;
}

static int __init worker_init(void)
{
    worker_task = kthread_run(worker, NULL, "worker");
    return 0;
}

module_init(worker_init)
