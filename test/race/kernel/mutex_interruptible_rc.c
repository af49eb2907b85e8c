// the interrupted mutex_lock_interruptible is ignored
#include "include/kernel.h"

static DEFINE_MUTEX(config_lock);
static int config_level;

SYSCALL_DEFINE1(set_level, int, level)
{
    int failed = mutex_lock_interruptible(&config_lock);

    config_level = level; // RACE!
    if (!failed)
        mutex_unlock(&config_lock);
    return 0;
}
