#ifndef REPORT_GATHER_INT_H
#define REPORT_GATHER_INT_H
/* Shared by the files that build findings: gather.c (races), gather_lock.c (deadlocks, locks). */
#include "base/map.h"
#include "base/tuples.h"
#include "conc/deadlock/region.h"
#include "report/gather.h"

enum { MAX_HANDOVERS = 64, MAX_STACK = 64, MAX_LOCKS = 16, SIDE_WORDS = 10 };

/* The lock that most accesses to a place hold, but not all. */
struct habit {
    const char *lock; /* NULL: there is none */
    uint32_t held, uses;
};

struct gatherer {
    struct report *report;
    struct arena *arena;
    const struct prog *prog;
    const struct pta *pta;
    const struct conc *conc;
    struct thread_info *threads; /* by origin */
    VEC(struct finding) findings;
    struct tuples pairs;      /* statement ids already reported, and on which variable, if again */
    struct map handovers;     /* two origins -> they wait for each other somewhere */
    struct map habit_at;      /* location -> index into habits, + 1 */
    VEC(struct habit) habits; /* gather_habit */
    struct tuples sides;      /* struct race_side as words */
    VEC(struct access_info) accesses; /* what each of them is shown as */
};

static inline const struct prog_func *func_of(const struct gatherer *g, inst_id inst)
{
    return &g->prog->funcs[pta_inst_func(g->pta, inst).i];
}

/* joins.c: where the threads are waited for. */
void gather_joins(struct gatherer *);
/* Describes all origins: g->threads, and the list in the report. Threads of one name and code that
 * are created in different lines carry the line if asked for. */
void gather_threads(struct gatherer *, bool tell_all_apart);
struct access_info gather_access(const struct gatherer *, const struct race_side *);
void gather_stack(const struct gatherer *, const struct race_side *, struct access_info *);
void gather_locks(const struct gatherer *, const struct race_side *, struct access_info *);
/* gather_share.c: what is known of the location's lock; worked out once. */
struct habit gather_habit(struct gatherer *, loc_id);
/* The struct whose layout the address of an access walks, with the offset inside it. */
struct typed_place {
    const struct ir_unit *unit;
    uint32_t type;
    int64_t offset;
    uint32_t size; /* set by typed_access: bytes, 0 unknown */
};
/* The address that an access goes to; NONE if it has none of its own (library calls). */
ir_ref address_of_side(const struct prog_func *, const struct race_side *);
bool typed_address(const struct prog_func *, ir_ref address, struct typed_place *out);
bool typed_access(const struct gatherer *, const struct race_side *, struct typed_place *out);
/* Name and type of a local variable; NULL if it has none. */
const char *gather_var_name(const struct gatherer *, const struct pta_obj *, uint32_t *type,
                            const struct ir_unit **);
/* Sets access.before and after. */
void gather_context(const struct prog_func *, uint32_t stmt, struct access_info *);
/* Sets finding.members. */
void gather_members(const struct gatherer *, const struct race *, struct finding *);

/* holder.c: the variable that holds an object with a class; NULL if it is not known. */
const char *holder_of_object(const struct gatherer *, obj_id);
/* C and C++: what keeps the address of allocated memory, `*total` or `results[]`; NULL if the
 * function that allocates it keeps it in no variable or member. O(statements of the function). */
const char *holder_of_memory(const struct gatherer *, loc_id);
/* The variable that a method's receiver was read from; NULL. */
const char *holder_of_receiver(const struct gatherer *, const struct race_side *);
/* C++: the container whose element is accessed, `results[]`; NULL. O(statements of the function).
 */
const char *holder_of_element(const struct gatherer *, const struct race_side *);
const char *class_of_heap_object(const struct gatherer *, const struct pta_obj *);

/* A semaphore, flag or barrier, without the members that its library hides. */
const char *gather_sync_name(const struct gatherer *, loc_id);
/* Name of a location by its object alone. */
const char *gather_loc_name(const struct gatherer *, loc_id, uint32_t size);
/* Name of a lock, by where it is or by how the acquiring statement finds it. */
const char *gather_lock_name(const struct gatherer *, const struct race_lock *);

/* What a race is on, and the object that it lies in. */
const char *gather_variable(const struct gatherer *, const struct race *);
const char *gather_object(const struct gatherer *, const struct race *, struct place_ref *at);
void gather_issue(struct gatherer *, const struct issues *, const struct issue *);

void gather_region(struct gatherer *, const struct lock_region *);
/* gather_share.c */
void gather_sharing(struct gatherer *);
/* gather_library.c */
void gather_library(struct gatherer *);
/* Does a library of the JVM race with itself, on what it made itself? That is not the user's. */
bool is_inside_library(const struct gatherer *, const struct race *);
void gather_lock_order(struct gatherer *, const struct issues *);

#endif
