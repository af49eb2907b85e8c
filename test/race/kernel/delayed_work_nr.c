// delayed work and a system call change one list length atomically
#include "include/kernel.h"

static atomic_t pending;
static struct delayed_work flusher;

static void flush(struct work_struct *work)
{
    (void)work;
    atomic_set(&pending, 0);
}

SYSCALL_DEFINE0(queue_item)
{
    atomic_inc(&pending);
    schedule_delayed_work(&flusher, 10);
    return 0;
}

static int __init flush_init(void)
{
    INIT_DELAYED_WORK(&flusher, flush);
    return 0;
}

module_init(flush_init)
