// a system call is entered by several threads and counts without a lock
#include "include/kernel.h"

static int opened;

SYSCALL_DEFINE1(open_device, int, minor)
{
    opened++; // RACE!
    return opened + minor; // RACE!
}
