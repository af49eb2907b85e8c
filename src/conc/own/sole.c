/*
 * std::shared_ptr that nobody copies. A program that only makes and moves shared pointers of a type
 * has one of them for each object at any time, as with std::unique_ptr. Copies, weak pointers and
 * objects that know their own pointer are functions of the library, which a program that does not
 * use them does not contain.
 */
#include "conc/conc_int.h"

/* The type in `prefix<type, ...` or `prefix<type>`, as length; 0 if the name is another one. */
static size_t type_in(const char *name, const char *prefix, const char **type)
{
    size_t n = strlen(prefix);
    int depth = 0;
    if (!name || strncmp(name, prefix, n) != 0)
        return 0;
    *type = name + n;
    for (size_t i = 0; (*type)[i]; i++) {
        char at = (*type)[i];
        if (!depth && (at == ',' || at == '>'))
            return i;
        depth += (at == '<' || at == '(') - (at == '>' || at == ')');
    }
    return 0;
}

static bool mentions(const char *text, const char *type, size_t n)
{
    for (; *text; text++)
        if (strncmp(text, type, n) == 0)
            return true;
    return false;
}

/* Does the function make another pointer to the same object? */
static bool makes_copy(const struct prog_sym *sym, const char *type, size_t n)
{
    static const char *const pointers[] = {"std::shared_ptr<", "std::__shared_ptr<"};
    static const char *const others[] = {"std::weak_ptr<", "std::__weak_ptr<",
                                         "std::enable_shared_from_this<"};
    const char *own;
    for (size_t i = 0; i < ARRAY_SIZE(others); i++)
        if (type_in(sym->pretty, others[i], &own) == n && strncmp(own, type, n) == 0)
            return true;
    for (size_t i = 0; i < ARRAY_SIZE(pointers); i++) {
        size_t m = type_in(sym->pretty, pointers[i], &own);
        bool is_same = m == n && strncmp(own, type, n) == 0;
        if (m && is_same ? strstr(sym->name, "ERK") != NULL : m && mentions(own + m, type, n))
            return true; /* else made of a pointer of another type, which may have copies */
    }
    return false;
}

static bool is_never_copied(const struct conc *c, const char *type, size_t n)
{
    for (uint32_t f = 0; f < c->prog->nfuncs; f++)
        if (makes_copy(&c->prog->syms[c->prog->funcs[f].sym.i], type, n))
            return false;
    return true;
}

bool asks_shared_pointer(const struct conc *c, func_id f)
{
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    return name && strncmp(name, "std::__shared_ptr", 17) == 0 &&
           (strstr(name, ">::operator->") || strstr(name, ">::operator*") ||
            strstr(name, ">::get"));
}

bool gives_sole_object(struct conc *c, func_id f)
{
    static const char *const getters[] = {"std::__shared_ptr_access<", "std::__shared_ptr<"};
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty, *type;
    if (c->opt.mode == MODE_SOUND || !asks_shared_pointer(c, f))
        return false;
    uint8_t *is = &finfo_of(c, f)->gives_sole;
    for (size_t i = 0; !*is && i < ARRAY_SIZE(getters); i++) {
        size_t n = type_in(name, getters[i], &type);
        if (n && is_never_copied(c, type, n))
            *is = 2;
    }
    if (!*is)
        *is = 1;
    return *is == 2;
}
