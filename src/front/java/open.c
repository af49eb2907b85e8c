/*
 * A program for classes that have none (Chord, section 2.7): instances are made, once and before
 * all else, and then any number of clients call the public methods on them.
 *
 *   heddle.open.first     makes the instances by every public constructor and by static methods
 *                         that return them, and keeps each in the variable of its class
 *   heddle.open.client    runs in many threads: calls every method of every chosen class on the
 *                         instance of the class, and the methods of what that returns
 *
 * What a method takes is the instance of that class, if it is one of those, so that two arguments
 * may be one object (equals takes its own class, a Collection may be an open one); numbers are
 * unknown, everything else is made for the call. What a method returns as an Iterator or the like
 * is used by the methods of the application's classes that it may be. Classes and methods that are
 * annotated as for one thread are not called (@NotThreadSafe, @ThreadConfined, @UiThread).
 *
 * Tests are no clients: a function `main` makes an instance for each of them and calls what is
 * annotated to run around tests, the test, and that again.
 */
#include "front/java/open.h"
#include "base/intern.h"
#include "base/strbuf.h"
#include "front/java/class.h"
#include "ir/build.h"
#include <fnmatch.h>
#include <stdlib.h>

#define RUN_SELECTOR "run()V"

struct open_class {
    const struct ir_unit *unit;
    bool is_chosen;
    bool is_inner;     /* belongs to an instance of another class: seen only as a result */
    uint8_t wanted;    /* not chosen, but comes as a type from outside: bits by is_result */
    uint8_t made;      /* of these, those that have their function */
    uint32_t variable; /* symbol in the harness + 1: keeps its instance */
    uint32_t use;      /* function that calls its methods, symbol + 1 */
};

struct harness {
    const struct open_request *request;
    struct ir_builder *build;
    struct arena arena;
    struct intern names; /* classes */
    u32_vec by_name;     /* class + 1 */
    VEC(struct open_class) classes;
    struct intern outer;   /* classes outside that open ones are instances of */
    struct intern results; /* classes outside that open methods return */
    u32_vec has_hidden; /* by those: is a hidden class one of it? 0 unknown, 1 no, 2 yes, 3 done */
    struct intern sym_names;
    u32_vec syms; /* by name: symbol + 1 */
    struct ir_pos pos;
    uint32_t ncalls;
};

/* ---- classes ---- */

static const struct ir_class *record_of(const struct open_class *c)
{
    return &c->unit->classes[0];
}

static const char *class_name(const struct open_class *c)
{
    return ir_str(c->unit, c->unit->syms[record_of(c)->sym].name);
}

static struct open_class *find_class(struct harness *h, const char *name)
{
    uint32_t id;
    bool is_known = name && intern_find(&h->names, name, &id) && id < h->by_name.n;
    return is_known && h->by_name.at[id] ? &h->classes.at[h->by_name.at[id] - 1] : NULL;
}

static bool is_outer(const struct open_class *c)
{
    return record_of(c)->flags & CLASSF_LIBRARY;
}

/* One of the application; NULL. */
static struct open_class *find_own(struct harness *h, const char *name)
{
    struct open_class *c = find_class(h, name);
    return c && !is_outer(c) ? c : NULL;
}

static const char *super_name(const struct open_class *c)
{
    const struct ir_class *r = record_of(c);
    return r->super == IR_NONE ? NULL : ir_str(c->unit, c->unit->syms[r->super].name);
}

/* The i-th of the interfaces, and after them the superclass; NULL behind the last. */
static const char *above_name(const struct open_class *c, uint32_t i)
{
    const struct ir_class *r = record_of(c);
    if (i >= r->ninterfaces)
        return i == r->ninterfaces ? super_name(c) : NULL;
    return ir_str(c->unit, c->unit->syms[c->unit->interfaces[r->first_interface + i]].name);
}

/* Is the class, or one above it, one of these? Superclasses may be known by name only. */
static bool has_ancestor(struct harness *h, const struct open_class *c, const char *const *wanted,
                         int depth)
{
    for (uint32_t i = 0; i <= record_of(c)->ninterfaces && depth < 64; i++) {
        const char *name = above_name(c, i);
        for (const char *const *w = wanted; name && *w; w++)
            if (strcmp(*w, name) == 0)
                return true;
        struct open_class *above = find_class(h, name);
        if (above && has_ancestor(h, above, wanted, depth + 1))
            return true;
    }
    return false;
}

static const char *const throwables[] = {"java/lang/Throwable",        "java/lang/Exception",
                                         "java/lang/RuntimeException", "java/lang/Error",
                                         "java/io/IOException",        NULL};
static const char *const tasks[] = {"java/lang/Thread", "java/lang/Runnable", "java/util/TimerTask",
                                    NULL};
/* Types outside that say nothing of what is done with an argument. */
static const char *const vague[] = {"java/lang/Object",    "java/io/Serializable",
                                    "java/lang/Cloneable", "java/lang/Comparable",
                                    "java/lang/Thread",    "java/lang/Runnable",
                                    "java/util/TimerTask", "java/lang/Record",
                                    "java/lang/Enum",      NULL};
static const char *const test_cases[] = {"junit/framework/TestCase", NULL};
static const char *const servlets[] = {"javax/servlet/http/HttpServlet",
                                       "jakarta/servlet/http/HttpServlet",
                                       "javax/servlet/GenericServlet",
                                       "jakarta/servlet/GenericServlet",
                                       "javax/servlet/Servlet",
                                       "jakarta/servlet/Servlet",
                                       "javax/servlet/Filter",
                                       "jakarta/servlet/Filter",
                                       "javax/servlet/ServletContextListener",
                                       "jakarta/servlet/ServletContextListener",
                                       "javax/servlet/http/HttpSessionListener",
                                       "jakarta/servlet/http/HttpSessionListener",
                                       NULL};

static bool matches(const struct open_request *request, const char *name)
{
    struct strbuf dotted = {0};
    bool is_wanted = request->npatterns == 0;
    for (; *name; name++)
        strbuf_addc(&dotted, *name == '/' ? '.' : *name);
    for (size_t i = 0; i < request->npatterns && !is_wanted; i++)
        is_wanted = fnmatch(request->patterns[i], strbuf_str(&dotted), 0) == 0;
    strbuf_release(&dotted);
    return is_wanted;
}

enum test_role { ROLE_NONE, ROLE_TEST, ROLE_AROUND };

/* What a method is to a test runner; classes of JUnit 3 go by names. */
static enum test_role test_role(struct harness *h, const struct open_class *c, uint32_t i)
{
    const struct ir_class_method *m = &c->unit->methods[record_of(c)->first_method + i];
    const char *selector = ir_str(c->unit, m->selector);
    if (m->flags & METHODF_TEST)
        return ROLE_TEST;
    if (m->flags & METHODF_AROUND)
        return ROLE_AROUND;
    if (!has_ancestor(h, c, test_cases, 0))
        return ROLE_NONE;
    if (strcmp(selector, "setUp()V") == 0 || strcmp(selector, "tearDown()V") == 0)
        return ROLE_AROUND;
    bool is_plain = m->flags & METHODF_PUBLIC && strcmp(strchr(selector, '('), "()V") == 0;
    return is_plain && strncmp(selector, "test", 4) == 0 ? ROLE_TEST : ROLE_NONE;
}

static bool has_tests(struct harness *h, const struct open_class *c)
{
    for (uint32_t i = 0; i < record_of(c)->nmethods; i++)
        if (test_role(h, c, i) == ROLE_TEST)
            return true;
    return false;
}

static bool is_chosen(struct harness *h, const struct open_class *c)
{
    const struct ir_class *r = record_of(c);
    if (r->flags & (CLASSF_LIBRARY | CLASSF_CONFINED) || !matches(h->request, class_name(c)))
        return false;
    if (h->request->kind == OPEN_SERVLETS)
        return has_ancestor(h, c, servlets, 0);
    if (h->request->kind == OPEN_TESTS)
        return !(r->flags & (CLASSF_ABSTRACT | CLASSF_INTERFACE)) && has_tests(h, c);
    return r->flags & CLASSF_PUBLIC && !has_ancestor(h, c, throwables, 0);
}

/* Has the class a hidden reference to the object around it? Builders are not shared either. */
static bool is_inner(const struct open_class *c)
{
    const char *own = class_name(c);
    size_t len = strlen(own);
    if (len > 7 && strcmp(own + len - 7, "Builder") == 0)
        return true;
    const struct ir_class *r = record_of(c);
    for (uint32_t i = 0; i < r->nfields; i++) {
        const char *name =
            ir_str(c->unit, c->unit->syms[c->unit->fields[r->first_field + i].sym].name);
        const char *dot = strchr(name, '.');
        if (dot && strncmp(dot + 1, "this$", 5) == 0)
            return true;
    }
    return false;
}

/* ---- symbols and statements ---- */

static uint32_t need_sym(struct harness *h, const char *name, enum ir_sym_kind kind, uint32_t flags)
{
    uint32_t id = intern_adds(&h->sym_names, name);
    while (h->syms.n <= id)
        vec_push(&h->syms, 0);
    if (!h->syms.at[id])
        h->syms.at[id] = ir_build_sym(h->build, name, kind, LINK_EXTERNAL, flags) + 1;
    return h->syms.at[id] - 1;
}

static uint32_t put(struct harness *h, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    return ir_build_stmt(h->build, s, args, n, &h->pos);
}

static ir_ref put_value(struct harness *h, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    return ir_build_value(h->build, s, args, n, &h->pos);
}

static uint32_t variable_of(struct harness *h, struct open_class *c)
{
    if (!c->variable) {
        char *name = arena_printf(&h->arena, "heddle.open:%s", class_name(c));
        uint32_t sym = need_sym(h, name, SYM_VAR, SYMF_DEFINED | SYMF_ARTIFICIAL);
        ir_build_sym_at(h->build, sym)->size = 8;
        c->variable = sym + 1;
    }
    return c->variable - 1;
}

static bool is_one_of(const char *name, const char *const *list)
{
    while (*list && strcmp(*list, name) != 0)
        list++;
    return *list != NULL;
}

/* The variable of a class outside. */
static uint32_t outer_variable(struct harness *h, const char *class)
{
    char *name = arena_printf(&h->arena, "heddle.open:%s", class);
    uint32_t sym = need_sym(h, name, SYM_VAR, SYMF_DEFINED | SYMF_ARTIFICIAL);
    ir_build_sym_at(h->build, sym)->size = 8;
    return sym;
}

static void begin_class(struct harness *h, const char *class)
{
    ir_ref arg = ref_make(REF_SYM, need_sym(h, class, SYM_CLASS, 0));
    put(h, (struct ir_stmt){.op = IR_CLASSINIT, .dst = IR_NO_REG}, &arg, 1);
}

static ir_ref make_object(struct harness *h, const char *class)
{
    ir_ref arg = ref_make(REF_SYM, need_sym(h, class, SYM_CLASS, 0));
    if (*class != '[')
        begin_class(h, class);
    return put_value(h, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, &arg, 1);
}

static ir_ref any_number(struct harness *h)
{
    ir_ref callee = ref_make(REF_SYM, need_sym(h, "heddle.any", SYM_FUNC, 0));
    return put_value(h, (struct ir_stmt){.op = IR_CALL}, &callee, 1);
}

static ir_ref load_variable(struct harness *h, uint32_t variable)
{
    ir_ref at = ref_make(REF_SYM, variable);
    return put_value(h, (struct ir_stmt){.op = IR_LOAD, .size = 8, .flags = IRF_PTR}, &at, 1);
}

static ir_ref load_instance(struct harness *h, struct open_class *c)
{
    return load_variable(h, variable_of(h, c));
}

/* A type outside may be an instance of an open class or anything else. */
static ir_ref some_object(struct harness *h, const char *class)
{
    uint32_t id;
    ir_ref made = make_object(h, class);
    if (!intern_find(&h->outer, class, &id))
        return made;
    ir_ref args[3] = {any_number(h), load_variable(h, outer_variable(h, class)), made};
    return put_value(h, (struct ir_stmt){.op = IR_SELECT, .flags = IRF_PTR}, args, 3);
}

/* A value for one parameter of a method; `desc` as in descriptors. Objects are compared with others
 * of their class; what is given to constructors was there before. */
static ir_ref value_for(struct harness *h, const char *class, const char *selector,
                        const char *desc, size_t len)
{
    if (*desc != 'L' && *desc != '[')
        return any_number(h);
    char *name = *desc == '[' ? arena_printf(&h->arena, "%.*s", (int)len, desc)
                              : arena_printf(&h->arena, "%.*s", (int)len - 2, desc + 1);
    bool is_compared = strcmp(selector, "equals(Ljava/lang/Object;)Z") == 0;
    struct open_class *c = find_class(h, is_compared ? class : name);
    if (c && c->is_chosen && !c->is_inner)
        return load_instance(h, c);
    return *selector == '<' ? make_object(h, name) : some_object(h, name);
}

/* The name of the class that a method returns; NULL for numbers and arrays. */
static const char *returned_name(struct harness *h, const char *selector)
{
    const char *result = strchr(selector, ')');
    if (!result || result[1] != 'L')
        return NULL;
    return arena_printf(&h->arena, "%.*s", (int)strlen(result + 2) - 1, result + 2);
}

/* The class that a method returns, if its instances are called; NULL. */
static struct open_class *returned_class(struct harness *h, const char *selector)
{
    struct open_class *c = find_class(h, returned_name(h, selector));
    return c && c->is_chosen ? c : NULL;
}

enum { MAX_ARGS = 32 };

/* Calls a method; the result, or NONE. `self` is NONE for static ones. */
static ir_ref call_method(struct harness *h, const char *class, const char *selector, ir_ref self,
                          bool is_virtual)
{
    ir_ref args[MAX_ARGS + 2];
    uint32_t n = 0;
    const char *at = strchr(selector, '(');
    char *name = arena_printf(&h->arena, "%s.%s", class, selector);
    args[n++] = ref_make(REF_SYM, need_sym(h, name, SYM_FUNC, 0));
    if (self.bits)
        args[n++] = self;
    else
        begin_class(h, class); /* a class of static methods may have no instances */
    for (at++; *at != ')' && n < MAX_ARGS;) {
        const char *begin = at;
        jdesc_next(&at);
        args[n++] = value_for(h, class, selector, begin, (size_t)(at - begin));
    }
    h->ncalls++;
    char type = at[1];
    struct ir_stmt s = {.op = is_virtual ? IR_VCALL : IR_CALL, .dst = IR_NO_REG};
    if (type == 'L' || type == '[')
        s.flags |= IRF_PTR;
    if (type == 'V') {
        put(h, s, args, n);
        return (ir_ref){0};
    }
    return put_value(h, s, args, n);
}

/* ---- functions: a chain of blocks, each of which may be stepped over ---- */

static void begin_function(struct harness *h, const char *name, const char *pretty,
                           uint32_t nparams)
{
    uint32_t sym = need_sym(h, name, SYM_FUNC, SYMF_ARTIFICIAL);
    ir_build_sym_at(h->build, sym)->pretty = ir_build_str(h->build, pretty);
    ir_build_func_begin(h->build, sym, nparams, 0);
    ir_build_func_at(h->build)->scope = h->pos.scope;
    for (uint32_t i = 0; i < nparams; i++)
        ir_build_reg(h->build);
    ir_build_block(h->build);
}

static void end_block(struct harness *h, uint8_t op, const ir_ref *cond, const uint32_t *succs,
                      uint32_t n)
{
    put(h, (struct ir_stmt){.op = op, .dst = IR_NO_REG}, cond, cond ? 1 : 0);
    ir_build_succs(h->build, succs, n);
}

/* Opens a block that the next one may be reached without; `at` is the number of the open block. */
static uint32_t begin_choice(struct harness *h, uint32_t at)
{
    ir_ref cond = any_number(h);
    uint32_t succs[2] = {at + 1, at + 2};
    end_block(h, IR_BRANCH, &cond, succs, 2);
    return ir_build_block(h->build);
}

static uint32_t end_choice(struct harness *h, uint32_t at)
{
    uint32_t next = at + 1;
    end_block(h, IR_JUMP, NULL, &next, 1);
    return ir_build_block(h->build);
}

static void end_function(struct harness *h)
{
    put(h, (struct ir_stmt){.op = IR_RET, .dst = IR_NO_REG}, NULL, 0);
    ir_build_func_end(h->build);
}

/* ---- instances ---- */

static void keep_in(struct harness *h, uint32_t variable, ir_ref value)
{
    ir_ref args[2] = {ref_make(REF_SYM, variable), value};
    put(h, (struct ir_stmt){.op = IR_STORE, .dst = IR_NO_REG, .size = 8}, args, 2);
}

/* In the variables of the class and of all that are above it. */
static void keep(struct harness *h, struct open_class *c, ir_ref value, int depth)
{
    if (c->is_chosen && !c->is_inner)
        keep_in(h, variable_of(h, c), value);
    for (uint32_t i = 0; i <= record_of(c)->ninterfaces && depth < 32; i++) {
        const char *name = above_name(c, i);
        struct open_class *above = find_class(h, name);
        uint32_t id;
        if (name && intern_find(&h->outer, name, &id))
            keep_in(h, outer_variable(h, name), value);
        if (above)
            keep(h, above, value, depth + 1);
    }
}

static bool is_open_method(const struct harness *h, const struct ir_class_method *m)
{
    uint32_t visible =
        h->request->kind == OPEN_SERVLETS ? METHODF_PUBLIC | METHODF_PROTECTED : METHODF_PUBLIC;
    return m->flags & visible && !(m->flags & (METHODF_SYNTHETIC | METHODF_CONFINED));
}

static const char *selector_of(const struct open_class *c, uint32_t i)
{
    return ir_str(c->unit, c->unit->methods[record_of(c)->first_method + i].selector);
}

/* Is it a class of the application that nobody outside can name, and of this type? */
static bool is_hidden(struct harness *h, const struct open_class *c, const char *type)
{
    const char *const wanted[] = {type, NULL};
    const uint32_t not_so =
        CLASSF_PUBLIC | CLASSF_ABSTRACT | CLASSF_INTERFACE | CLASSF_CONFINED | CLASSF_LIBRARY;
    return !(record_of(c)->flags & not_so) && !c->is_chosen && has_ancestor(h, c, wanted, 0);
}

/* The class outside that a method returns, if hidden classes of the application are of it; NULL. */
static const char *outer_result(struct harness *h, const char *selector)
{
    const char *name = returned_name(h, selector);
    if (!name || find_own(h, name) || is_one_of(name, vague))
        return NULL;
    uint32_t id = intern_adds(&h->results, name);
    while (h->has_hidden.n <= id)
        vec_push(&h->has_hidden, 0);
    for (size_t i = 0; i < h->classes.n && !h->has_hidden.at[id]; i++)
        h->has_hidden.at[id] = is_hidden(h, &h->classes.at[i], name) ? 2 : 0;
    h->has_hidden.at[id] = h->has_hidden.at[id] ? h->has_hidden.at[id] : 1;
    return h->has_hidden.at[id] >= 2 ? name : NULL;
}

/* What static methods return as a type outside is shared, too. */
static void keep_outer(struct harness *h, const char *type, ir_ref value)
{
    intern_adds(&h->outer, type);
    keep_in(h, outer_variable(h, type), value);
}

static void make_instances(struct harness *h, struct open_class *c, uint32_t *at)
{
    const struct ir_class *r = record_of(c);
    bool is_abstract = r->flags & (CLASSF_ABSTRACT | CLASSF_INTERFACE | CLASSF_ENUM);
    for (uint32_t i = 0; i < r->nmethods; i++) {
        const struct ir_class_method *m = &c->unit->methods[r->first_method + i];
        const char *selector = selector_of(c, i);
        bool is_made = strncmp(selector, "<init>", 6) == 0;
        struct open_class *returned = returned_class(h, selector);
        const char *outer = m->flags & METHODF_STATIC ? outer_result(h, selector) : NULL;
        bool is_factory = m->flags & METHODF_STATIC && (returned || outer);
        if (!is_open_method(h, m) || !(is_made ? !is_abstract : is_factory))
            continue;
        for (int twice = 0; twice < 1 + (is_made || outer); twice++) { /* two may meet */
            *at = begin_choice(h, *at);
            ir_ref object = is_made ? make_object(h, class_name(c)) : (ir_ref){0};
            ir_ref result = call_method(h, class_name(c), selector, object, false);
            if (outer)
                keep_outer(h, outer, result);
            else
                keep(h, is_made ? c : returned, is_made ? object : result, 0);
            *at = end_choice(h, *at);
        }
    }
}

/* ---- clients ---- */

static const char *use_name(struct harness *h, const char *class, bool is_result)
{
    return arena_printf(&h->arena, "heddle.open.%s:%s", is_result ? "result" : "use", class);
}

/* Has a class below `from` and down to `c` a method of that selector already? Bridges to a class
 * that is not public do not count. */
static bool is_seen(struct harness *h, struct open_class *c, const struct open_class *from,
                    const char *selector)
{
    for (; c && c != from; c = find_own(h, super_name(c)))
        for (uint32_t i = 0; i < record_of(c)->nmethods; i++)
            if (strcmp(selector_of(c, i), selector) == 0 &&
                !(c->unit->methods[record_of(c)->first_method + i].flags & METHODF_SYNTHETIC))
                return true;
    return false;
}

static void call_use(struct harness *h, const char *class, bool is_result, ir_ref object)
{
    uint32_t sym = need_sym(h, use_name(h, class, is_result), SYM_FUNC, SYMF_ARTIFICIAL);
    ir_ref args[2] = {ref_make(REF_SYM, sym), object};
    put(h, (struct ir_stmt){.op = IR_CALL, .dst = IR_NO_REG}, args, 2);
}

static void use_result(struct harness *h, const char *selector, ir_ref result)
{
    struct open_class *returned = result.bits ? returned_class(h, selector) : NULL;
    const char *outer = result.bits ? outer_result(h, selector) : NULL;
    if (returned || outer)
        call_use(h, outer ? outer : class_name(returned), true, result);
}

/* Calls the methods that `from` declares on parameter 0, an instance of `c`. */
static void call_methods(struct harness *h, struct open_class *c, struct open_class *from,
                         bool is_result, uint32_t *at)
{
    bool is_task = has_ancestor(h, c, tasks, 0);
    for (uint32_t i = 0; i < record_of(from)->nmethods; i++) {
        const struct ir_class_method *m = &from->unit->methods[record_of(from)->first_method + i];
        const char *selector = selector_of(from, i);
        if (!is_open_method(h, m) || *selector == '<' || m->flags & METHODF_STATIC ||
            (is_task && strcmp(selector, RUN_SELECTOR) == 0) || is_seen(h, c, from, selector))
            continue;
        *at = begin_choice(h, *at);
        ir_ref result = call_method(h, class_name(from), selector, ref_make(REF_REG, 0), true);
        if (!is_result)
            use_result(h, selector, result);
        *at = end_choice(h, *at);
    }
}

/* A function that calls all methods on its parameter; those of results do not go further. */
static void make_use(struct harness *h, struct open_class *c, bool is_result)
{
    uint32_t at = 0;
    begin_function(h, use_name(h, class_name(c), is_result), "client", 1);
    for (struct open_class *from = c; from; from = find_own(h, super_name(from)))
        call_methods(h, c, from, is_result, &at);
    end_function(h);
}

/* What comes back as a type from outside: used as those classes of the application that it may be;
 * what others do with their own objects is not looked at. */
static void make_outer_use(struct harness *h, const char *type, bool is_result)
{
    uint32_t at = 0;
    begin_function(h, use_name(h, type, is_result), "client", 1);
    for (size_t i = 0; i < h->classes.n; i++) {
        struct open_class *c = &h->classes.at[i];
        if (!is_hidden(h, c, type))
            continue;
        at = begin_choice(h, at);
        ir_ref args[2] = {ref_make(REF_REG, 0),
                          ref_make(REF_SYM, need_sym(h, class_name(c), SYM_CLASS, 0))};
        ir_ref object = put_value(h, (struct ir_stmt){.op = IR_CAST, .flags = IRF_PTR}, args, 2);
        call_use(h, class_name(c), is_result, object);
        c->wanted |= 1 << is_result;
        at = end_choice(h, at);
    }
    end_function(h);
}

static bool is_kept_outer(struct harness *h, const char *type)
{
    uint32_t id;
    return intern_find(&h->outer, type, &id);
}

/* Using what comes back may bring more types. */
static bool make_outer_uses(struct harness *h)
{
    bool is_more = false;
    for (uint32_t i = 1; i < h->has_hidden.n; i++) {
        const char *type = intern_str(&h->results, i);
        if (h->has_hidden.at[i] != 2)
            continue;
        h->has_hidden.at[i] = 3;
        is_more = true;
        make_outer_use(h, type, true);
        if (is_kept_outer(h, type))
            make_outer_use(h, type, false);
    }
    for (size_t i = 0; i < h->classes.n; i++)
        for (int is_result = 0; is_result < 2; is_result++) {
            struct open_class *c = &h->classes.at[i];
            if (!(c->wanted & ~c->made & 1 << is_result))
                continue;
            c->made |= 1 << is_result;
            is_more = true;
            make_use(h, c, is_result);
        }
    return is_more;
}

static void call_statics(struct harness *h, struct open_class *c, uint32_t *at)
{
    for (uint32_t i = 0; i < record_of(c)->nmethods; i++) {
        const struct ir_class_method *m = &c->unit->methods[record_of(c)->first_method + i];
        const char *selector = selector_of(c, i);
        bool is_made = strncmp(selector, "<init>", 6) == 0;
        bool is_abstract = record_of(c)->flags & (CLASSF_ABSTRACT | CLASSF_INTERFACE | CLASSF_ENUM);
        if (!is_open_method(h, m) || strncmp(selector, "main([L", 7) == 0 ||
            !(m->flags & METHODF_STATIC || (is_made && !is_abstract)))
            continue;
        *at = begin_choice(h, *at);
        ir_ref object = is_made ? make_object(h, class_name(c)) : (ir_ref){0};
        call_method(h, class_name(c), selector, object, false);
        *at = end_choice(h, *at);
    }
}

static void make_client(struct harness *h)
{
    uint32_t at = 0;
    begin_function(h, "heddle.open.client", "client", 0);
    for (size_t i = 0; i < h->classes.n; i++) {
        struct open_class *c = &h->classes.at[i];
        if (!c->is_chosen || c->is_inner)
            continue;
        call_statics(h, c, &at);
        at = begin_choice(h, at);
        call_use(h, class_name(c), false, load_instance(h, c));
        at = end_choice(h, at);
    }
    for (uint32_t i = 1; i < h->has_hidden.n; i++) {
        const char *type = intern_str(&h->results, i);
        if (h->has_hidden.at[i] < 2 || !is_kept_outer(h, type))
            continue;
        at = begin_choice(h, at);
        call_use(h, type, false, load_variable(h, outer_variable(h, type)));
        at = end_choice(h, at);
    }
    end_function(h);
}

/* ---- tests ---- */

static void call_around(struct harness *h, struct open_class *c, ir_ref object)
{
    for (struct open_class *from = c; from; from = find_own(h, super_name(from)))
        for (uint32_t i = 0; i < record_of(from)->nmethods; i++) {
            bool is_static =
                from->unit->methods[record_of(from)->first_method + i].flags & METHODF_STATIC;
            if (test_role(h, from, i) == ROLE_AROUND && !is_seen(h, c, from, selector_of(from, i)))
                call_method(h, class_name(from), selector_of(from, i),
                            is_static ? (ir_ref){0} : object, !is_static);
        }
}

/* An instance for each test, as runners do it; classes without a plain constructor have none. */
static void run_tests(struct harness *h, struct open_class *c, uint32_t *at)
{
    for (uint32_t i = 0; i < record_of(c)->nmethods; i++) {
        const struct ir_class_method *m = &c->unit->methods[record_of(c)->first_method + i];
        bool is_static = m->flags & METHODF_STATIC;
        if (test_role(h, c, i) != ROLE_TEST)
            continue;
        *at = begin_choice(h, *at);
        ir_ref object = make_object(h, class_name(c));
        call_method(h, class_name(c), "<init>()V", object, false);
        call_around(h, c, object);
        call_method(h, class_name(c), selector_of(c, i), is_static ? (ir_ref){0} : object,
                    !is_static);
        call_around(h, c, object);
        *at = end_choice(h, *at);
    }
}

static void make_runner(struct harness *h)
{
    uint32_t at = 0;
    begin_function(h, "main", "test runner", 0);
    for (size_t i = 0; i < h->classes.n; i++)
        if (h->classes.at[i].is_chosen)
            run_tests(h, &h->classes.at[i], &at);
    end_function(h);
}

/* ---- all of it ---- */

static uint32_t choose(struct harness *h, const struct ir_unit *const *units, size_t n)
{
    uint32_t chosen = 0;
    for (size_t i = 0; i < n; i++) {
        if (!units[i]->nclasses)
            continue;
        struct open_class c = {.unit = units[i]};
        uint32_t id = intern_adds(&h->names, class_name(&c));
        while (h->by_name.n <= id)
            vec_push(&h->by_name, 0);
        if (h->by_name.at[id])
            continue;
        vec_push(&h->classes, c);
        h->by_name.at[id] = (uint32_t)h->classes.n;
    }
    for (size_t i = 0; i < h->classes.n; i++) {
        h->classes.at[i].is_chosen = is_chosen(h, &h->classes.at[i]);
        h->classes.at[i].is_inner = is_inner(&h->classes.at[i]);
        chosen += h->classes.at[i].is_chosen;
    }
    return chosen;
}

/* Types outside that instances of the class have. */
static void add_outer(struct harness *h, const struct open_class *c, int depth)
{
    for (uint32_t i = 0; i <= record_of(c)->ninterfaces && depth < 32; i++) {
        const char *name = above_name(c, i);
        const struct open_class *above = find_class(h, name);
        if (name && (!above || is_outer(above)) && !is_one_of(name, vague))
            intern_adds(&h->outer, name);
        if (above)
            add_outer(h, above, depth + 1);
    }
}

static void make_functions(struct harness *h)
{
    uint32_t at = 0;
    for (size_t i = 0; i < h->classes.n; i++)
        if (h->classes.at[i].is_chosen && !h->classes.at[i].is_inner)
            add_outer(h, &h->classes.at[i], 0);
    begin_function(h, "heddle.open.first", "first client", 0);
    for (size_t i = 0; i < h->classes.n; i++)
        if (h->classes.at[i].is_chosen && !h->classes.at[i].is_inner)
            make_instances(h, &h->classes.at[i], &at);
    end_function(h);
    for (size_t i = 0; i < h->classes.n; i++) {
        if (!h->classes.at[i].is_chosen)
            continue;
        make_use(h, &h->classes.at[i], false);
        make_use(h, &h->classes.at[i], true);
    }
    while (make_outer_uses(h))
        continue;
    make_client(h);
}

struct ir_unit *java_harness(const struct open_request *request, const struct ir_unit *const *units,
                             size_t n, struct diag *diag)
{
    struct harness h = {.request = request};
    struct ir_unit *unit = NULL;
    arena_init(&h.arena, "harness");
    intern_init(&h.names);
    intern_init(&h.outer);
    intern_init(&h.results);
    intern_init(&h.sym_names);
    if (!choose(&h, units, n)) {
        (void)diag_set(diag, "no class is open: none of those asked for is %s",
                       request->kind == OPEN_TESTS      ? "a test"
                       : request->kind == OPEN_SERVLETS ? "public and a servlet"
                                                        : "public");
    } else {
        h.build = ir_build_new("java", "harness", 8);
        h.pos.scope = ir_build_scope(h.build, "(client)", "client", 0, 0);
        if (request->kind == OPEN_TESTS)
            make_runner(&h);
        else
            make_functions(&h);
        unit = ir_build_finish(h.build, diag);
    }
    vec_release(&h.classes);
    vec_release(&h.by_name);
    vec_release(&h.has_hidden);
    vec_release(&h.syms);
    intern_release(&h.names);
    intern_release(&h.outer);
    intern_release(&h.results);
    intern_release(&h.sym_names);
    arena_release(&h.arena);
    return unit;
}
