#ifndef FRONT_JAVA_JAVA_H
#define FRONT_JAVA_JAVA_H
/*
 * Class files to units of the IR (doc/ir.md 7). One class becomes one unit; nothing of another
 * class is needed. A method that cannot be lowered is a loss of the unit, never a failure.
 */
#include "front/java/class.h"
#include "ir/ir.h"

struct java_request {
    const char *source; /* what the unit calls itself */
    const char *file;   /* of positions; NULL: package and SourceFile */
    bool is_library;    /* not the user's */
    bool no_bodies;     /* hierarchy and declarations only */
};

struct java_stats {
    uint32_t classes, methods, bodies, statements, lost_bodies, losses;
};

/* NULL with the reason if the result is no valid unit. `stats` (may be NULL) is added to. */
struct ir_unit *java_lower(const struct jclass *, const struct java_request *, struct java_stats *,
                           struct diag *) MUST_USE;

/* The program that starts a class: initialises it and calls its main method, as function `main`,
 * at the place where that stands. */
struct ir_unit *java_launcher(const char *main_class, const char *file, uint32_t line,
                              struct diag *) MUST_USE;

/* Has the class a `public static void main(String[])`? */
bool java_has_main(const struct jclass *);

/* What ServiceLoader.load of a constant class is lowered to a call of, followed by the service. */
#define SERVICES_PREFIX "heddle.services:"
/* A unit with that function for one service: it makes each provider by its plain constructor. */
struct ir_unit *java_services(const char *service, const char *const *providers, size_t n,
                              struct diag *) MUST_USE;

/* What Proxy.newProxyInstance of constant interfaces is lowered to a call of, followed by these
 * with commas between them; the unit that has the function (proxy.c). `units`: of all classes. */
#define PROXY_PREFIX "heddle.proxy:"
struct ir_unit *java_proxy(const char *names, const struct ir_unit *const *units, size_t n,
                           struct diag *) MUST_USE;

/* Functions heddle.stage.*, which wait for futures and then run a stage (stage.c). */
struct ir_unit *java_stages(struct diag *) MUST_USE;

/* What runs handlers of uncaught exceptions. */
struct ir_unit *java_uncaught(struct diag *) MUST_USE;

/* What BiFunction.andThen returns. */
struct ir_unit *java_then(struct diag *) MUST_USE;

#endif
