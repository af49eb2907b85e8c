#ifndef REPORT_FINDING_H
#define REPORT_FINDING_H
/*
 * What the user is told, ready to be written in any format: no ids, only names and places. Built
 * from the analysis' results by report/gather.c, written by text.c, json.c, sarif.c.
 *
 * Ownership: everything lives in the report's arena. Order is part of the data: findings are
 * sorted by group confidence, then place (report_order in fingerprint.h does it), and writers keep
 * the order.
 *
 * Invariants the writers rely on
 *  1. Strings are as the analysed program has them: any bytes, escape sequences and broken UTF-8
 *     included. Each writer makes them harmless for its format.
 *  2. The findings of one group stand next to each other.
 *  3. Threads are compared by address: one thread_info per origin.
 * Same report, same bytes: only `with_stats` lets times and the command line into JSON and SARIF.
 */
#include "base/arena.h"
#include "base/hash.h"
#include "base/strbuf.h"
#include "base/vec.h"

struct place_ref {         /* a place in the source */
    const char *file;      /* relative to the source root where it lies below it; NULL unknown */
    uint32_t line, column; /* 0 unknown */
    const char *function;  /* pretty name of the enclosing function */
};

struct stack_frame {
    struct place_ref at; /* call site; the last frame is the access itself */
};

struct held_lock {
    const char *name;             /* `stats_lock`, `item.lock` */
    bool is_shared;               /* read mode */
    struct place_ref acquired_at; /* in a function of the stack, if one of them got it */
    const char *acquired_by;      /* function called there that takes it; NULL: nobody else */
};

struct thread_info;
struct thread_join { /* a wait for the end of a thread */
    struct place_ref at;
    const struct thread_info *by; /* NULL unknown */
};

struct thread_info {                  /* an origin, as shown */
    const char *name;                 /* "main", or the entry function */
    const char *kind;                 /* "thread", "event handler", "signal handler", "task" */
    bool is_many;                     /* several may run */
    uint32_t line;                    /* of its creation, if other code has its name; else 0 */
    struct place_ref created_at;      /* main: its definition */
    const struct thread_info *parent; /* NULL for main */
    const struct stack_frame *creation_stack;
    uint32_t ncreation_stack;
    const struct thread_join *joins; /* the first few that may mean it; not all end all of it */
    uint32_t njoins;
};

#define VERB_FREE "free"
struct access_info {
    struct place_ref at;
    const char *verb; /* "read", "write", "atomic read", "free"; deadlock: "wait" */
    bool is_write, is_atomic;
    uint32_t size; /* bytes */
    const struct thread_info *thread;
    const struct stack_frame *stack; /* from the thread's entry to the access */
    uint32_t nstack;
    const struct held_lock *locks;
    uint32_t nlocks;
    const char *via; /* library function that does the access ("memcpy"), or implicit member
                             * function of a class ("Box::operator="); NULL: none */
    /* In an implicit member function, which has no line of its own: where that is said to be, for
     * fingerprints. `at` is then its call. */
    struct place_ref implicit;
    const char *target;     /* what this side names it (deadlock: the lock it waits for), or NULL */
    uint32_t function_line; /* where the function of `at` is defined, in the same file; 0 unknown */
    const char *symbol;     /* linkage name of that function; not in saved reports */
    uint64_t before, after; /* what its neighbours in the source look like; 0 unknown */
    bool is_setup;          /* its function is named like set-up or clean-up */
    bool is_near_loss;      /* code around it is known only in part */
};

/* How a finding stands to an earlier report, and whether somebody decided to live with it. */
enum baseline_state { BASELINE_NONE, BASELINE_NEW, BASELINE_UNCHANGED, BASELINE_FIXED };
struct suppression {
    bool is_in_source;   /* comment or annotation; else an entry of a file */
    const char *reason;  /* may be NULL */
    struct place_ref at; /* the comment, or the line of the file */
    /* What it covers; NULL: anything. Patterns know `*` and `?`; a rule may be a list "a,b". */
    const char *rule, *id, *variable, *file, *function;
    uint32_t line;                         /* comments: the line of `at.file` that they speak of */
    const struct declaration *declaration; /* comments: what that line declares, or NULL */
    const char *symbol; /* annotations of class files: linkage name of the field, method, class */
    const char *until;  /* last day it holds, "2026-12-31", or NULL */
    bool is_expired;
    uint32_t uses; /* findings that it covers */
};

struct finding {
    const char *rule;              /* "data-race", "deadlock", ... */
    const char *variable;          /* `stats.curr_items`, `Account.balance`; never NULL */
    const char *object;            /* "global `stats`", "heap object from `item_alloc`" */
    struct place_ref allocated_at; /* or declared */
    bool is_global;                /* the object is a variable, not memory that was allocated */
    struct access_info access[2];  /* [0] is a write */
    const char *why_unordered;     /* one sentence */
    double confidence;             /* 0..1 */
    const char **reasons;          /* why that confidence */
    uint32_t nreasons;
    bool is_certain;           /* object and code are unambiguous: what --mode precise keeps */
    struct key128 fingerprint; /* stable under line shifts */
    struct key128 group;       /* pairs that are one bug share it */
    uint32_t group_index;      /* 0-based, dense, in order of first appearance */
    /* Optional from here on. */
    const char *stable_name;         /* for fingerprints, where `variable` may be renamed freely */
    uint32_t stmt[2];                /* statement ids of the program, for explain.h */
    const char *hint;                /* likely fix; NULL: words_hint makes one */
    const char *usual_lock;          /* held at most accesses, but not at all; NULL: none */
    const struct place_ref *members; /* where the members that it lies in are declared */
    uint32_t nmembers;               /* not in saved reports */
    const char *sentence;           /* what happens; NULL: words_sentence makes it from the sides */
    bool is_single;                 /* one side only: access[1] is as access[0] */
    const struct access_info *more; /* deadlocks: sides after the second */
    uint32_t nmore;
    enum baseline_state baseline;
    const struct suppression *suppression; /* NULL: not suppressed */
};

/* ---- who shares what ---- */

enum guard_state {               /* in the order in which a reader wants to see them */
                   GUARD_MOSTLY, /* by one lock at two of three accesses or more, but not at all */
                   GUARD_SOMETIMES, /* by no lock that often */
                   GUARD_NEVER,
                   GUARD_ALWAYS,
                   GUARD_ATOMIC, /* every access is */
                   GUARD_READ_ONLY
};
struct shared_thread {
    const struct thread_info *thread;
    uint32_t reads, writes; /* statements */
};
struct shared_bare { /* an access without the usual lock */
    struct place_ref at;
    const struct thread_info *thread;
    bool is_write;
};
struct shared_row { /* a variable or field that several threads can use */
    const char *variable, *object;
    struct place_ref allocated_at;
    const struct shared_thread *threads;
    uint32_t nthreads;
    uint32_t uses, writes, atomics; /* statements, by thread */
    enum guard_state guard;
    const char *lock; /* held most often; NULL: none ever */
    uint32_t held;    /* at how many of the uses */
    const struct shared_bare *bare;
    uint32_t nbare; /* the first few */
    bool is_raced;
};
struct lock_edge { /* `to` is taken while `from` is held */
    const char *from, *to;
    struct place_ref at;
    const struct thread_info *thread;
    bool is_cyclic; /* part of a deadlock that was found */
};

enum note_kind { NOTE_LOST_INPUT, NOTE_LOST_COVERAGE, NOTE_UNDEFINED, NOTE_LINK, NOTE_INFO };
struct report_note { /* what was not analysed, or only in part */
    enum note_kind kind;
    const char *text;
    struct place_ref at;
};

struct stage_stat {
    const char *name;
    double cpu_seconds;
    const char *detail; /* "12 origins, 340 shared locations" */
};

enum library_kind { LIBRARY_ANALYSED, LIBRARY_MODELLED, LIBRARY_SKIPPED };
struct library_row { /* a class (JVM) or function outside of the program that it reaches */
    const char *name;
    enum library_kind kind;
    uint32_t functions; /* of it that are reached */
};
const char *library_kind_name(enum library_kind); /* "analysed", ... */

struct report {
    struct arena arena;
    const struct finding *findings; /* every pair of statements */
    uint32_t nfindings, ngroups;
    const struct report_note *notes;
    uint32_t nnotes;
    const struct stage_stat *stages;
    uint32_t nstages;
    const char *tool_version;
    const char *command_line;
    const char *source_root; /* absolute; writers use it to read excerpts */
    size_t peak_memory;
    /* Optional from here on. */
    const struct thread_info *const *threads; /* all origins; NULL: those the findings name */
    uint32_t nthreads;
    const struct suppression *suppressions; /* all, used or not */
    uint32_t nsuppressions;
    bool with_stats;     /* JSON and SARIF carry times, memory and the command line */
    bool is_failed;      /* nothing could be analysed */
    uint32_t nambiguous; /* findings that --mode precise left out */
    const struct shared_row *sharing;
    uint32_t nsharing;
    bool has_sharing;  /* the list was asked for */
    bool only_sharing; /* text: nothing else */
    uint32_t nlocal;   /* objects that stay in one thread */
    const struct lock_edge *lock_order;
    uint32_t nlock_order;
    const struct library_row *library; /* by kind and name */
    uint32_t nlibrary;
    const char *nothing; /* said if there is no finding; NULL: "no data race found" */
};

enum text_color { COLOR_AUTO, COLOR_NEVER, COLOR_ALWAYS };
struct text_options {
    bool color;
    int width;            /* columns; 0: do not wrap */
    bool verbose;         /* whole stacks, every pair of a group */
    bool fixed;           /* list what the baseline had and is gone */
    uint32_t max_entries; /* listed, of those that are shown; 0: all */
    const char *group_by; /* headings: variable, object, lock, threads, file, rule; NULL: none */
    bool stats;
};
void report_text(const struct report *, const struct text_options *, struct strbuf *out);
const char *guard_name(enum guard_state); /* "always", ... as in JSON */
void report_json(const struct report *, struct strbuf *out);
/* For the page, which holds some findings of each group and reads them when it needs them: the
 * report without findings, its groups with all that a list shows; and n findings as an array, with
 * the numbers that the threads have in the index. O(findings of `all`) each. */
void report_json_index(const struct report *page, const struct report *all, struct strbuf *out);
void report_json_findings(const struct report *all, const struct finding *some, uint32_t n,
                          struct strbuf *out);
void report_sarif(const struct report *, struct strbuf *out);

#endif
