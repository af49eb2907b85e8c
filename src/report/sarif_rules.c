/* What the rules mean, for viewers that show help beside a result. */
#include "report/rules.h"
#include "report/sarif_int.h"
#include "report/words.h"

struct rule {
    const char *id, *name, *brief, *full, *help, *markdown, *cwe;
};

static const struct rule rules[] = {
    {"data-race", "DataRace", "Data race",
     "Two threads can access the same memory at the same time, at least one of them writes, and "
     "neither a lock nor an order between the threads keeps them apart.",
     "In C and C++ a data race is undefined behaviour: the reader can see a torn or old value, and "
     "the compiler may assume that it does not happen.\n\n"
     "To fix it, hold the same lock around both accesses, make the variable atomic if every access "
     "stands alone, or order the threads: touch the data before the thread is created or after it "
     "was joined.\n\n"
     "The result names both accesses, the threads and where they were created, the locks each side "
     "holds and why no order was found. Its rank is the confidence in percent.",
     "In C and C++ a data race is undefined behaviour: the reader can see a torn or old value, and "
     "the compiler may assume that it does not happen.\n\n"
     "To fix it\n\n"
     "* hold the **same lock** around both accesses, or\n"
     "* make the variable **atomic** if every access stands alone, or\n"
     "* **order** the threads: touch the data before the thread is created or after it was "
     "joined.\n\n"
     "The result names both accesses, the threads and where they were created, the locks each side "
     "holds and why no order was found. Its rank is the confidence in percent.",
     "external/cwe/cwe-366"},
    {"deadlock", "Deadlock", "Deadlock",
     "Threads take the same locks in different orders, so that each can wait for a lock that "
     "another one holds.",
     "If every thread of the cycle holds its first lock, none of them can go on.\n\n"
     "To fix it, take the locks in one order everywhere, hold an outer lock around both, or "
     "release the first lock before taking the second.",
     "If every thread of the cycle holds its first lock, none of them can go on.\n\n"
     "To fix it\n\n"
     "* take the locks in **one order** everywhere, or\n"
     "* hold an **outer lock** around both, or\n"
     "* **release** the first lock before taking the second.",
     "external/cwe/cwe-833"},
    {"missing-unlock", "MissingUnlock", "Missing unlock",
     "A path leaves a function, or ends a thread, with a lock that other paths give back.",
     "Whoever wants the lock next waits for ever.\n\nTo fix it, give the lock back on this path, "
     "too: before the return, before the throw, or by a guard object.",
     "Whoever wants the lock next waits for ever.\n\nTo fix it, **give the lock back** on this "
     "path, too: before the return, before the throw, or by a guard object.",
     "external/cwe/cwe-667"},
    {"unlock-not-held", "UnlockNotHeld", "Unlock of a lock not held",
     "A lock is given back by a thread that does not hold it there.",
     "For a normal mutex this is undefined behaviour: it may open the lock of another "
     "thread.\n\nTo fix it, remove the unlock, or take the lock on every path to it.",
     "For a normal mutex this is undefined behaviour: it may open the lock of another "
     "thread.\n\nTo fix it, **remove** the unlock, or **take** the lock on every path to it.",
     "external/cwe/cwe-832"},
    {"lost-wakeup", "LostWakeup", "Lost wake-up",
     "A thread waits for a condition that nobody signals, or without looking again at what it "
     "waits for.",
     "A signal that comes before the wait is lost, and a wait may return without a signal.\n\nTo "
     "fix it, wait in a loop that tests the condition while the lock is held, and signal after "
     "every change.",
     "A signal that comes before the wait is lost, and a wait may return without a signal.\n\nTo "
     "fix it, wait **in a loop** that tests the condition while the lock is held, and signal after "
     "every change.",
     "external/cwe/cwe-662"},
    {"guarded-by", "GuardedBy", "Access without the named lock",
     "A field that an annotation puts under a lock is used without that lock.",
     "@GuardedBy names the lock that every access outside of a constructor holds.\n\nTo fix it, "
     "take "
     "the lock around the access, or correct the annotation.",
     "`@GuardedBy` names the lock that every access outside of a constructor holds.\n\nTo fix it, "
     "**take the lock** around the access, or correct the annotation.",
     "external/cwe/cwe-366"},
    {"immutable", "Immutable", "Write to an immutable object",
     "A field of a class that is annotated as immutable is written after construction.",
     "Others may use objects of the class without any lock, because they do not change.\n\nTo fix "
     "it, "
     "set the field in the constructor only, or drop the annotation.",
     "Others may use objects of the class without any lock, because they do not change.\n\nTo fix "
     "it, "
     "set the field **in the constructor only**, or drop the annotation.",
     "external/cwe/cwe-471"},
    {"wait-without-lock", "WaitWithoutLock", "Wait without its lock",
     "A thread waits for a condition without holding the lock that belongs to it.",
     "Between the test and the wait a signal can be lost; for pthread conditions this is undefined "
     "behaviour.\n\nTo fix it, take the lock before the test and the wait.",
     "Between the test and the wait a signal can be lost; for pthread conditions this is undefined "
     "behaviour.\n\nTo fix it, **take the lock** before the test and the wait.",
     "external/cwe/cwe-667"},
    {"atomicity", "Atomicity", "Split critical section",
     "A value is read under a lock, and decides a write to the same place under the same lock "
     "after "
     "it was free in between.",
     "Another thread may change the value in between.\n\nTo fix it, hold the lock from the read to "
     "the write, or read again before writing.",
     "Another thread may change the value in between.\n\nTo fix it, **hold the lock** from the "
     "read "
     "to the write, or **read again** before writing.",
     "external/cwe/cwe-367"},
    {"callback-under-lock", "CallbackUnderLock", "Lock held across a callback",
     "Code that was registered from elsewhere is called while a lock is held.",
     "What that code locks or waits for is not for the caller to know: it may come back, or wait "
     "for somebody who needs the lock.\n\nTo avoid it, copy what is to be called while the lock "
     "is held, and call it after the lock is given back.",
     "What that code locks or waits for is not for the caller to know: it may come back, or wait "
     "for somebody who needs the lock.\n\nTo avoid it, **copy what is to be called** while the "
     "lock is held, and call it **after the lock is given back**.",
     "external/cwe/cwe-833"},
    {"redundant-lock", "RedundantLock", "Redundant lock",
     "A lock is held around code that no other thread can get in the way of.",
     "The lock costs time and hides what really is shared.\n\nTo fix it, remove it, or move it to "
     "where the data is shared. Keep it if the data will be shared soon.",
     "The lock costs time and hides what really is shared.\n\nTo fix it, **remove** it, or "
     "**move** "
     "it to where the data is shared. Keep it if the data will be shared soon.",
     "external/cwe/cwe-1041"},
};

static void put_rule(struct json *j, const struct rule *rule)
{
    json_object(j, NULL);
    json_str(j, "id", rule->id);
    json_str(j, "name", rule->name);
    sarif_message(j, "shortDescription", rule->brief);
    sarif_message(j, "fullDescription", rule->full);
    json_object(j, "help");
    json_str(j, "text", rule->help);
    json_str(j, "markdown", rule->markdown);
    json_end(j);
    bool is_information = words_is_information(rule->id);
    json_object(j, "defaultConfiguration");
    json_str(j, "level", is_information ? "note" : "warning");
    json_end(j);
    json_object(j, "properties");
    json_str(j, "precision", "high");
    json_str(j, "problem.severity", is_information ? "recommendation" : "error");
    json_array(j, "tags");
    json_str(j, NULL, "concurrency");
    json_str(j, NULL, "correctness");
    json_str(j, NULL, rule->cwe);
    json_end(j);
    json_end(j);
    json_end(j);
}

void sarif_put_rules(struct json *j)
{
    json_array(j, "rules");
    for (size_t i = 0; i < ARRAY_SIZE(rules); i++)
        put_rule(j, &rules[i]);
    json_end(j);
}

int sarif_rule_index(const char *rule)
{
    for (size_t i = 0; i < ARRAY_SIZE(rules); i++)
        if (strcmp(rules[i].id, rule) == 0)
            return (int)i;
    return -1;
}

/* ---- notifications ---- */

struct notification {
    const char *id, *level, *brief;
};

static const struct notification notifications[] = {
    [NOTE_LOST_INPUT] = {"lost-input", "error", "Input that was not analysed"},
    [NOTE_LOST_COVERAGE] = {"lost-coverage", "warning", "Code that was analysed only in part"},
    [NOTE_UNDEFINED] = {"undefined", "warning", "Function that is neither defined nor modelled"},
    [NOTE_LINK] = {"link", "note", "Remark of the link step"},
    [NOTE_INFO] = {"info", "note", "Remark"},
};

const char *sarif_notification_id(enum note_kind kind)
{
    return notifications[kind].id;
}

const char *sarif_notification_level(enum note_kind kind)
{
    return notifications[kind].level;
}

void sarif_put_notification_kinds(struct json *j)
{
    json_array(j, "notifications");
    for (size_t i = 0; i < ARRAY_SIZE(notifications); i++) {
        json_object(j, NULL);
        json_str(j, "id", notifications[i].id);
        sarif_message(j, "shortDescription", notifications[i].brief);
        json_end(j);
    }
    json_end(j);
}

const char *rule_name(size_t i)
{
    return i < ARRAY_SIZE(rules) ? rules[i].id : NULL;
}

bool rule_is_known(const char *names)
{
    while (*names) {
        size_t len = strcspn(names, ", "), i = 0;
        while (i < ARRAY_SIZE(rules) &&
               (strlen(rules[i].id) != len || strncmp(rules[i].id, names, len) != 0))
            i++;
        if (i == ARRAY_SIZE(rules))
            return false;
        names += len + strspn(names + len, ", ");
    }
    return true;
}
