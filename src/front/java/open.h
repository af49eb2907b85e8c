#ifndef FRONT_JAVA_OPEN_H
#define FRONT_JAVA_OPEN_H
/*
 * Classes without a program: a unit that uses them as several threads could (open.c). Its entries
 * are heddle.open.first, which runs once and before, and heddle.open.client, which runs in many
 * threads at a time (models/java.yml).
 */
#include "base/diag.h"
#include "ir/ir.h"

enum open_kind {
    OPEN_LIBRARY,  /* all public methods of public classes */
    OPEN_SERVLETS, /* what a container calls of servlets, filters and listeners */
    OPEN_TESTS,    /* what a test runner calls, one after the other: a function `main` */
};

struct open_request {
    enum open_kind kind;
    const char *const *patterns; /* of names as in a.b.C; none: all */
    size_t npatterns;
};

/* The harness for those classes that are of no library; NULL with the reason, for one if no class
 * is chosen. Every unit has one class at most, or none that counts. */
struct ir_unit *java_harness(const struct open_request *, const struct ir_unit *const *units,
                             size_t n, struct diag *) MUST_USE;

#endif
