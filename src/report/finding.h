#ifndef REPORT_FINDING_H
#define REPORT_FINDING_H
/*
 * What the user is told, ready to be written in any format: no ids, only names and places. Built
 * from the analysis' results by report/gather.c, written by text.c, json.c, sarif.c.
 *
 * Ownership: everything lives in the report's arena. Order is part of the data: findings are
 * sorted by group confidence, then place, and writers keep the order.
 */
#include "base/arena.h"
#include "base/vec.h"
#include "base/hash.h"
#include "base/strbuf.h"

struct place_ref {          /* a place in the source */
    const char *file;       /* relative to the source root where it lies below it; NULL unknown */
    uint32_t line, column;  /* 0 unknown */
    const char *function;   /* pretty name of the enclosing function */
};

struct stack_frame {
    struct place_ref at;    /* call site; the last frame is the access itself */
};

struct held_lock {
    const char *name;       /* `stats_lock`, `item.lock` */
    bool is_shared;         /* read mode */
    struct place_ref acquired_at;
};

struct thread_info {        /* an origin, as shown */
    const char *name;       /* "main", or the entry function */
    const char *kind;       /* "thread", "event handler", "signal handler", "task" */
    bool is_many;           /* several may run */
    struct place_ref created_at;     /* main: its definition */
    const struct thread_info *parent; /* NULL for main */
    const struct stack_frame *creation_stack;
    uint32_t ncreation_stack;
};

struct access_info {
    struct place_ref at;
    const char *verb;       /* "read", "write", "atomic read", "free", ... */
    bool is_write, is_atomic;
    uint32_t size;          /* bytes */
    const struct thread_info *thread;
    const struct stack_frame *stack; /* from the thread's entry to the access */
    uint32_t nstack;
    const struct held_lock *locks;
    uint32_t nlocks;
    const char *via;        /* library function that does the access ("memcpy"), or NULL */
};

struct finding {
    const char *rule;       /* "data-race", "deadlock", ... */
    const char *variable;   /* `stats.curr_items`, `Account.balance`; never NULL */
    const char *object;     /* what it belongs to: "global stats", "heap object from item_alloc (items.c:120)" */
    struct place_ref allocated_at;   /* or declared */
    struct access_info access[2];    /* [0] is a write */
    const char *why_unordered;       /* one sentence */
    double confidence;      /* 0..1 */
    const char **reasons;   /* why that confidence */
    uint32_t nreasons;
    struct key128 fingerprint; /* stable under line shifts */
    struct key128 group;       /* pairs that are one bug share it */
    uint32_t group_index;      /* 0-based, dense, in order of first appearance */
};

enum note_kind { NOTE_LOST_INPUT, NOTE_LOST_COVERAGE, NOTE_UNDEFINED, NOTE_LINK, NOTE_INFO };
struct report_note {        /* what was not analysed, or only in part */
    enum note_kind kind;
    const char *text;
    struct place_ref at;
};

struct stage_stat {
    const char *name;
    double cpu_seconds;
    const char *detail;     /* "12 origins, 340 shared locations" */
};

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
};

enum text_color { COLOR_AUTO, COLOR_NEVER, COLOR_ALWAYS };
struct text_options {
    bool color;
    int width;
    bool verbose; /* whole stacks, every pair of a group */
    bool stats;
};
void report_text(const struct report *, const struct text_options *, struct strbuf *out);
void report_json(const struct report *, struct strbuf *out);
void report_sarif(const struct report *, struct strbuf *out);

#endif
