// both kernel threads hold the spin lock
#include "include/kernel.h"

static DEFINE_SPINLOCK(stats_lock);
static unsigned long packets;
static struct task_struct *threads[2];

static int receive(void *data)
{
    (void)data;
    while (!kthread_should_stop()) {
        spin_lock(&stats_lock);
        packets++; // NORACE
        spin_unlock(&stats_lock);
        msleep(10);
    }
    return 0;
}

static int report(void *data)
{
    unsigned long seen;

    (void)data;
    while (!kthread_should_stop()) {
        spin_lock(&stats_lock);
        seen = packets; // NORACE
        spin_unlock(&stats_lock);
        printk("%lu packets\n", seen);
        msleep(1000);
    }
    return 0;
}

static int __init driver_init(void)
{
    threads[0] = kthread_run(receive, NULL, "receive");
    threads[1] = kthread_run(report, NULL, "report");
    return 0;
}

static void __exit driver_exit(void)
{
    kthread_stop(threads[0]);
    kthread_stop(threads[1]);
    packets = 0; // NORACE
}

module_init(driver_init)
module_exit(driver_exit)
