/*
 * Stages of completable futures run when the futures before them are complete, not when they are
 * added. models/java.yml lets a thread run one of these functions: it waits for the futures, then
 * calls what the stage was given. Likewise the handler of uncaught exceptions: it is the last that
 * the thread that dies does, so it comes after all else of that thread.
 */
#include "base/strbuf.h"
#include "front/java/java.h"
#include "ir/text.h"
#include <string.h>

#define FUTURE "java/util/concurrent/CompletableFuture"
#define OBJECT "Ljava/lang/Object;"

struct stage {
    const char *name;
    int futures;        /* that it waits for */
    const char *method; /* that it calls with as many results as the method has parameters */
    int arguments;
    char returns; /* 'r': what the method returns, 'j': the result of the future that it returns,
                     'f': the result of the first future, 0: nothing */
};

static const struct stage stages[] = {
    {"apply", 1, "java/util/function/Function.apply(" OBJECT ")" OBJECT, 1, 'r'},
    {"compose", 1, "java/util/function/Function.apply(" OBJECT ")" OBJECT, 1, 'j'},
    {"accept", 1, "java/util/function/Consumer.accept(" OBJECT ")V", 1, 0},
    {"run", 1, "java/lang/Runnable.run()V", 0, 0},
    {"handle", 1, "java/util/function/BiFunction.apply(" OBJECT OBJECT ")" OBJECT, 2, 'r'},
    {"complete", 1, "java/util/function/BiConsumer.accept(" OBJECT OBJECT ")V", 2, 'f'},
    {"combine", 2, "java/util/function/BiFunction.apply(" OBJECT OBJECT ")" OBJECT, 2, 'r'},
    {"accept_both", 2, "java/util/function/BiConsumer.accept(" OBJECT OBJECT ")V", 2, 0},
    {"run_both", 2, "java/lang/Runnable.run()V", 0, 0},
};

/* Parameters: the futures, then the function. Registers: results of the futures, of the call. */
static void add_stage(struct strbuf *out, const struct stage *s)
{
    int function = s->futures, first = function + 1, called = first + s->futures;
    strbuf_addf(out, "func @heddle.stage.%s(%%0, %%1%s) pretty \"stage\" artificial {\nb0:\n",
                s->name, s->futures == 2 ? ", %2" : "");
    for (int i = 0; i < s->futures; i++) {
        strbuf_addf(out, "  %%%d = vcall @\"" FUTURE ".join()" OBJECT "\"(%%%d)\n", first + i, i);
        if (i + 1 < s->futures) /* one that fails does not keep it from waiting for the other */
            strbuf_adds(out, "  invoke b1, b1\nb1:\n");
    }
    if (s->returns == 'r' || s->returns == 'j')
        strbuf_addf(out, "  %%%d = ", called);
    strbuf_addf(out, "  vcall @\"%s\"(%%%d", s->method, function);
    for (int i = 0; i < s->arguments; i++) /* the second of one future is the exception */
        strbuf_addf(out, i < s->futures ? ", %%%d" : ", undef", first + i);
    strbuf_adds(out, s->returns == 'r' || s->returns == 'j' ? ")\n" : ") noptr\n");
    if (s->returns == 'j') {
        strbuf_addf(out, "  %%%d = call @\"" FUTURE ".join()" OBJECT "\"(%%%d)\n", called + 1,
                    called);
        called++;
    }
    if (s->returns)
        strbuf_addf(out, "  ret %%%d\n}\n", s->returns == 'f' ? first : called);
    else
        strbuf_adds(out, "  ret\n}\n");
}

struct ir_unit *java_stages(struct diag *diag)
{
    struct strbuf text = {0};
    strbuf_adds(&text, "unit \"stages\" pointer 8 producer \"java\"\n");
    for (size_t i = 0; i < ARRAY_SIZE(stages); i++)
        add_stage(&text, &stages[i]);
    struct ir_unit *unit = ir_parse(strbuf_str(&text), strlen(strbuf_str(&text)), "stages", diag);
    strbuf_release(&text);
    return unit;
}

/* The handler of uncaught exceptions, which the first object keeps where models keep such. */
struct ir_unit *java_uncaught(struct diag *diag)
{
    static const char text[] =
        "unit \"uncaught\" pointer 8 producer \"java\"\n"
        "classdef @\"heddle/Uncaught\" super @\"java/lang/Object\" library {\n"
        "  method \"die(Ljava/lang/Thread;)V\" @\"heddle/Uncaught.die(Ljava/lang/Thread;)V\" "
        "public\n"
        "}\n"
        "func @\"heddle/Uncaught.die(Ljava/lang/Thread;)V\"(%0, %1) pretty \"uncaught\" artificial "
        "{\n"
        "b0:\n"
        "  call @\"heddle/Uncaught.wait(Ljava/lang/Thread;)V\"(%1) noptr\n"
        "  %2 = addr %0 + 32\n"
        "  %3 = load 8 %2\n"
        "  vcall @\"java/lang/Thread$UncaughtExceptionHandler.uncaughtException"
        "(Ljava/lang/Thread;Ljava/lang/Throwable;)V\"(%3, %1, undef) noptr\n"
        "  ret\n"
        "}\n";
    return ir_parse(text, strlen(text), "uncaught", diag);
}

/* BiFunction.andThen: what was composed is called with two arguments, its second part with one. */
struct ir_unit *java_then(struct diag *diag)
{
    static const char text[] =
        "unit \"then\" pointer 8 producer \"java\"\n"
        "classdef @\"heddle/BiThen\" super @\"java/lang/Object\" implements "
        "@\"java/util/function/BinaryOperator\" library {\n"
        "  method \"apply(" OBJECT OBJECT ")" OBJECT "\" "
        "@\"heddle/BiThen.apply(" OBJECT OBJECT ")" OBJECT "\" public\n"
        "}\n"
        "func @\"heddle/BiThen.apply(" OBJECT OBJECT ")" OBJECT "\"(%0, %1, %2) pretty \"andThen\" "
        "artificial {\n"
        "b0:\n"
        "  %3 = addr %0 + 32\n"
        "  %4 = load 8 %3\n"
        "  %5 = vcall @\"java/util/function/BiFunction.apply(" OBJECT OBJECT ")" OBJECT
        "\"(%4, %1, %2)\n"
        "  %6 = addr %0 + 40\n"
        "  %7 = load 8 %6\n"
        "  %8 = vcall @\"java/util/function/Function.apply(" OBJECT ")" OBJECT "\"(%7, %5)\n"
        "  ret %8\n"
        "}\n";
    return ir_parse(text, strlen(text), "then", diag);
}
