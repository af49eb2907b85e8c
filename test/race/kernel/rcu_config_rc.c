// a configuration read under RCU is changed in place
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
    limit = c->limit + c->burst; // RACE!
    rcu_read_unlock();
    return limit;
}

SYSCALL_DEFINE1(set_limit, int, value)
{
    struct config *c;

    mutex_lock(&config_lock);
    c = active;
    c->limit = value; // RACE!
    mutex_unlock(&config_lock);
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
