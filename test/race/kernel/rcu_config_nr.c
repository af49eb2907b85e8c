// a configuration read under RCU is replaced and freed after a grace period
#include "include/kernel.h"

struct config {
    int limit, burst;
};

static struct config *active;
static DEFINE_MUTEX(config_lock);

SYSCALL_DEFINE0(get_limit)
{
    struct config *c;
    int limit;

    rcu_read_lock();
    c = rcu_dereference(active);
    limit = c->limit + c->burst; // NORACE
    rcu_read_unlock();
    return limit;
}

SYSCALL_DEFINE1(set_limit, int, value)
{
    struct config *c, *old;

    c = kmalloc(sizeof(*c), GFP_KERNEL);
    mutex_lock(&config_lock);
    old = active;
    c->limit = value;
    c->burst = 2 * value;
    rcu_assign_pointer(active, c);
    mutex_unlock(&config_lock);
    synchronize_rcu();
    kfree(old);
    return 0;
}

static int __init config_init(void)
{
    active = kmalloc(sizeof(*active), GFP_KERNEL);
    active->limit = 10;
    active->burst = 20;
    return 0;
}

module_init(config_init)
