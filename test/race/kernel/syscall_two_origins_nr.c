// a system call is entered by several threads and counts atomically
#include "include/kernel.h"

static atomic_t opened;

SYSCALL_DEFINE1(open_device, int, minor)
{
    atomic_inc(&opened); // NORACE
    return atomic_read(&opened) + minor; // NORACE
}
