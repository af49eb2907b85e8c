// the writer publishes a new configuration, readers are in RCU read sections
#include "include/kernel.h"

struct config {
    int rate;
    int burst;
};

static DEFINE_MUTEX(update_lock);
static struct config *current_config;

SYSCALL_DEFINE1(get_rate, int, unused)
{
    struct config *c;
    int rate;

    (void)unused;
    rcu_read_lock();
    c = rcu_dereference(current_config); // NORACE
    rate = c ? c->rate : 0; // NORACE
    rcu_read_unlock();
    return rate;
}

SYSCALL_DEFINE1(set_rate, int, rate)
{
    struct config *fresh = kzalloc(sizeof(*fresh), GFP_KERNEL), *old;

    if (!fresh)
        return -12;
    fresh->rate = rate; // NORACE
    mutex_lock(&update_lock);
    old = current_config; // NORACE
    rcu_assign_pointer(current_config, fresh); // NORACE
    mutex_unlock(&update_lock);
    synchronize_rcu();
    kfree(old); // NORACE
    return 0;
}

static int __init config_init(void)
{
    struct config *c = kzalloc(sizeof(*c), GFP_KERNEL);

    if (!c)
        return -12;
    c->rate = 10; // NORACE
    rcu_assign_pointer(current_config, c); // NORACE
    return 0;
}

module_init(config_init)
