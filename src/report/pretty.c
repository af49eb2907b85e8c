#include "report/pretty.h"
#include "base/strbuf.h"
#include "report/finding.h"

static const char call[] = "::operator()";

static bool starts(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

/* Behind a parenthesis that is opened at s; NULL if it is not closed. */
static const char *after_parentheses(const char *s)
{
    int depth = 0;
    for (; *s; s++) {
        depth += *s == '(';
        depth -= *s == ')';
        if (depth == 0)
            return s + 1;
    }
    return NULL;
}

/* The end of a C++ lambda's own name at s: `$_0`, `'lambda1'(int)`, `{lambda(int)#2}`; NULL. */
static const char *after_lambda(const char *s)
{
    if (starts(s, "$_")) {
        size_t digits = strspn(s + 2, "0123456789");
        return digits ? s + 2 + digits : NULL;
    }
    if (starts(s, "'lambda")) {
        s += strlen("'lambda");
        s += strspn(s, "0123456789");
        return starts(s, "'(") ? after_parentheses(s + 1) : NULL;
    }
    if (starts(s, "{lambda")) {
        s = strchr(s, '}');
        return s ? s + 1 : NULL;
    }
    return NULL;
}

/* `lambda$main$0` of Java at s: writes `main.lambda`; NULL if it is none. */
static const char *java_lambda(struct strbuf *out, const char *s)
{
    static const char mark[] = "lambda$";
    if (!starts(s, mark))
        return NULL;
    const char *method = s + strlen(mark), *end = strrchr(method, '$');
    if (!end || end == method || !end[1] || strspn(end + 1, "0123456789") != strlen(end + 1))
        return NULL;
    strbuf_add(out, method, (size_t)(end - method));
    strbuf_adds(out, ".lambda");
    return end + strlen(end);
}

/* What a compiler made at s: its name for readers is written; NULL if nothing starts here. */
static const char *replace(struct strbuf *out, const char *name, const char *s)
{
    const char *end = NULL;
    if (starts(s, "$$Lambda$")) { /* a class that Java makes for a lambda */
        end = s + strlen("$$Lambda$");
        strbuf_adds(out, ".lambda");
        return end + strspn(end, "0123456789");
    }
    if (starts(s, "[abi:") && strchr(s, ']')) /* a mark for linkers */
        return strchr(s, ']') + 1;
    if (*s == '$' || *s == '\'' || *s == '{')
        end = after_lambda(s);
    if (end) {
        strbuf_adds(out, "lambda");
        return starts(end, call) ? end + strlen(call) : end;
    }
    if (*s == 'l' && s > name && s[-1] == '.')
        return java_lambda(out, s);
    return NULL;
}

/* __omp_offloading_<device>_<file>_<function>_l<line>...: the function. */
static const char *target_name(struct arena *arena, const char *name)
{
    const char *s = name + strlen("__omp_offloading_");
    for (int i = 0; i < 2 && s; i++)
        s = strchr(s, '_') ? strchr(s, '_') + 1 : NULL;
    const char *end = NULL;
    for (const char *at = s; at && (at = strstr(at, "_l")); at++)
        if (at[2] >= '0' && at[2] <= '9')
            end = at;
    return end ? arena_printf(arena, "%.*s", (int)(end - s), s) : name;
}

/* Functions that clang makes of OpenMP regions. */
static const char *openmp_name(struct arena *arena, const char *name)
{
    const char *made = strstr(name, ".omp_outlined");
    if (starts(name, "__omp_offloading_"))
        return target_name(arena, name);
    if (made && made > name)
        return arena_printf(arena, "%.*s", (int)(made - name), name);
    return made || starts(name, ".omp_task_entry") ? "OpenMP task" : NULL;
}

const char *pretty_for_reader(struct arena *arena, const char *name)
{
    struct strbuf out = {0};
    if (!name || (!strpbrk(name, "$'{.[") && !starts(name, "__omp_offloading_")))
        return name;
    const char *openmp = openmp_name(arena, name);
    if (openmp)
        return openmp;
    bool is_changed = false;
    for (const char *s = name; *s;) {
        const char *next = replace(&out, name, s);
        is_changed |= next != NULL;
        if (!next)
            strbuf_addc(&out, *s);
        s = next ? next : s + 1;
    }
    const char *shown = is_changed ? arena_strdup(arena, strbuf_str(&out)) : name;
    strbuf_release(&out);
    return shown;
}

bool pretty_is_bridge(const char *name, const char *callee)
{
    if (!name)
        return false;
    if (strstr(name, "$$Lambda$"))
        return true;
    return callee && ((strstr(name, ".omp_outlined") && strstr(callee, ".omp_outlined_debug__")) ||
                      (starts(name, ".omp_task_entry") && strstr(callee, ".omp_outlined")));
}

bool place_is_library(const struct place_ref *at)
{
    static const char *const folders[] = {"/usr/include/", "/usr/lib/", "/usr/local/include/"};
    static const char *const packages[] = {"java.", "javax.", "jdk.", "sun."};
    for (size_t i = 0; at->file && i < ARRAY_SIZE(folders); i++)
        if (starts(at->file, folders[i]))
            return true;
    for (size_t i = 0; at->function && i < ARRAY_SIZE(packages); i++)
        if (starts(at->function, packages[i]))
            return true;
    return false;
}
