// the exit function stops the thread before it frees the buffer
#include "include/kernel.h"

struct logger {
    struct task_struct *thread;
    char *buffer;
    int used;
};

static struct logger logger;

static int log_thread(void *data)
{
    struct logger *l = data;

    while (!kthread_should_stop()) {
        l->buffer[l->used & 63] = 'x'; // NORACE
        l->used++; // NORACE
        msleep(5);
    }
    return 0;
}

static int __init logger_init(void)
{
    logger.buffer = kmalloc(64, GFP_KERNEL);
    if (!logger.buffer)
        return -12;
    logger.thread = kthread_run(log_thread, &logger, "log");
    return 0;
}

static void __exit logger_exit(void)
{
    kthread_stop(logger.thread);
    kfree(logger.buffer); // NORACE
}

module_init(logger_init)
module_exit(logger_exit)
