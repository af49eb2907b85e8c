// a kernel thread and a system call share the statistics
#include "include/kernel.h"

static DEFINE_SPINLOCK(stats_lock);
static struct {
    long polls, errors;
} stats;
static struct task_struct *poller;

static int poll_loop(void *unused)
{
    (void)unused;
    while (!kthread_should_stop()) {
        spin_lock(&stats_lock);
        stats.polls++; // RACE!
        spin_unlock(&stats_lock);
        msleep(100);
    }
    return 0;
}

SYSCALL_DEFINE0(get_polls)
{
    long n;

    n = stats.polls; // RACE!
    return n;
}

static int __init poll_init(void)
{
    stats.polls = 0;
    poller = kthread_run(poll_loop, NULL, "poller");
    return 0;
}

module_init(poll_init)
