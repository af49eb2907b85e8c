// the timer function and the system call share the count under a spin lock with bottom halves off
#include "include/kernel.h"

static DEFINE_SPINLOCK(lock);
static int expirations;
static struct timer_list timer;

static void on_timer(struct timer_list *t)
{
    spin_lock(&lock);
    expirations++; // NORACE
    spin_unlock(&lock);
    mod_timer(t, 100);
}

SYSCALL_DEFINE1(reset_timer, int, value)
{
    spin_lock_bh(&lock);
    expirations = value; // NORACE
    spin_unlock_bh(&lock);
    return 0;
}

static int __init timer_start(void)
{
    timer_setup(&timer, on_timer, 0);
    mod_timer(&timer, 100);
    return 0;
}

module_init(timer_start)
