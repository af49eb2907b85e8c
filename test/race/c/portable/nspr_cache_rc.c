/* A cache of NSPR: a monitor around the table, a condition that belongs to a lock, PR_CallOnce for the start; one exit too many before the last change. */
#include <stdlib.h>

typedef int PRStatus;
typedef unsigned PRUint32;
typedef struct PRLock PRLock;
typedef struct PRCondVar PRCondVar;
typedef struct PRMonitor PRMonitor;
typedef struct PRThread PRThread;
typedef struct PRCallOnceType { int initialized, inProgress; PRStatus status; } PRCallOnceType;
PRLock *PR_NewLock(void);
void PR_Lock(PRLock *lock);
PRStatus PR_Unlock(PRLock *lock);
PRCondVar *PR_NewCondVar(PRLock *lock);
PRStatus PR_WaitCondVar(PRCondVar *cvar, PRUint32 timeout);
PRStatus PR_NotifyAllCondVar(PRCondVar *cvar);
PRMonitor *PR_NewMonitor(void);
void PR_EnterMonitor(PRMonitor *mon);
PRStatus PR_ExitMonitor(PRMonitor *mon);
PRStatus PR_CallOnce(PRCallOnceType *once, PRStatus (*func)(void));
PRThread *PR_CreateThread(int type, void (*start)(void *arg), void *arg, int priority, int scope, int state, PRUint32 stack);
PRStatus PR_JoinThread(PRThread *thread);

static PRCallOnceType once;
static PRMonitor *monitor;
static PRLock *lock;
static PRCondVar *changed;
static int table[16], entries, finished;

static PRStatus start(void)
{
    monitor = PR_NewMonitor();
    lock = PR_NewLock();
    changed = PR_NewCondVar(lock);
    return 0;
}

static void put(int value)
{
    PR_EnterMonitor(monitor);
    PR_EnterMonitor(monitor);
    table[entries % 16] = value; // RACE
    PR_ExitMonitor(monitor);
    PR_ExitMonitor(monitor);
    entries++; // RACE!
}

static void work(void *arg)
{
    PR_CallOnce(&once, start);
    put(*(int *)arg);
    PR_Lock(lock);
    finished++;
    PR_NotifyAllCondVar(changed);
    PR_Unlock(lock);
}

int main(void)
{
    static int numbers[2] = {3, 4};
    PRThread *threads[2];
    PR_CallOnce(&once, start);
    for (int i = 0; i < 2; i++)
        threads[i] = PR_CreateThread(0, work, &numbers[i], 1, 1, 0, 0);
    PR_Lock(lock);
    while (finished < 2)
        PR_WaitCondVar(changed, ~0u);
    PR_Unlock(lock);
    PR_EnterMonitor(monitor);
    int n = entries; // RACE
    PR_ExitMonitor(monitor);
    for (int i = 0; i < 2; i++)
        PR_JoinThread(threads[i]);
    return n != 2 || table[0] == 0;
}
