/* Misuse of locks, conditions and semaphores. */
#include "conc/issue_int.h"

void lock_uses_find(struct finder *f)
{
    (void)f;
}
