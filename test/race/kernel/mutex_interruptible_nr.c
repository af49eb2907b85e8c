// without the mutex the system call gives up
#include "include/kernel.h"

static DEFINE_MUTEX(config_lock);
static int config_level;

SYSCALL_DEFINE1(set_level, int, level)
{
    if (mutex_lock_interruptible(&config_lock))
        return -4;
    config_level = level; // NORACE
    mutex_unlock(&config_lock);
    return 0;
}
