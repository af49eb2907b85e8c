// delayed work and a system call change one list length
#include "include/kernel.h"

static int pending;
static struct delayed_work flusher;

static void flush(struct work_struct *work)
{
    (void)work;
    pending = 0; // RACE!
}

SYSCALL_DEFINE0(queue_item)
{
    pending++; // RACE!
    schedule_delayed_work(&flusher, 10);
    return 0;
}

static int __init flush_init(void)
{
    INIT_DELAYED_WORK(&flusher, flush);
    return 0;
}

module_init(flush_init)
