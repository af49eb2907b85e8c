/* Positions, scopes and names from debug info; every lookup is cached by metadata pointer. */
#include "base/os.h"
#include "front/llvm/lower.h"
#include <stdlib.h>

/* Chains of inlined calls deeper than this are cut. */
#define MAX_INLINED 64

void debug_init(struct lower *lo)
{
    lo->debug.has_any = shim_compile_unit(lo->module).has_unit;
    unsigned n = shim_di_retained_count(lo->module);
    for (unsigned i = 0; i < n; i++)
        (void)dtype_of(lo, shim_di_retained(lo->module, i));
}

void debug_release(struct lower *lo)
{
    struct debug_info *d = &lo->debug;
    map_release(&d->files);
    map_release(&d->functions);
    map_release(&d->scopes);
    map_release(&d->types);
    map_release(&d->by_name);
    map_release(&d->hints);
    vec_release(&d->strings);
    vec_release(&d->named);
    vec_release(&d->nodes);
    vec_release(&d->todo);
}

/* ---- names ---- */

static const char *keep_string(struct lower *lo, struct map *map, LLVMMetadataRef key,
                               const char *s)
{
    const char *kept = arena_strdup(&lo->arena, s);
    vec_push(&lo->debug.strings, kept);
    map_put(map, ptr_key(key), (uint32_t)lo->debug.strings.n);
    return kept;
}

static const char *known_string(struct lower *lo, const struct map *map, LLVMMetadataRef key)
{
    uint32_t known = map_get(map, ptr_key(key), 0);
    return known ? lo->debug.strings.at[known - 1] : NULL;
}

static const char *file_name(struct lower *lo, LLVMMetadataRef file)
{
    if (!file)
        return "";
    const char *known = known_string(lo, &lo->debug.files, file);
    if (known)
        return known;
    unsigned name_len = 0, dir_len = 0;
    const char *name = LLVMDIFileGetFilename(file, &name_len);
    const char *dir = LLVMDIFileGetDirectory(file, &dir_len);
    while (name_len > 2 && name[0] == '.' && name[1] == '/') {
        name += 2;
        name_len -= 2;
    }
    char *own_name = xstrndup(name ? name : "", name_len),
         *own_dir = xstrndup(dir ? dir : "", dir_len);
    char *path = *own_dir ? os_join_path(own_dir, own_name) : xstrdup(own_name);
    known = keep_string(lo, &lo->debug.files, file, path);
    free(path);
    free(own_dir);
    free(own_name);
    return known;
}

static const char *function_name(struct lower *lo, LLVMMetadataRef subprogram)
{
    if (!subprogram)
        return "";
    const char *known = known_string(lo, &lo->debug.functions, subprogram);
    if (known)
        return known;
    struct shim_str linkage = shim_di_linkage_name(subprogram);
    char *mangled = xstrndup(linkage.at ? linkage.at : "", linkage.len);
    char *pretty = linkage.len ? shim_demangle(mangled) : NULL;
    struct strbuf name = {0};
    if (pretty)
        strbuf_adds(&name, pretty);
    else
        dtype_qualified_name(subprogram, &name);
    known = keep_string(lo, &lo->debug.functions, subprogram, strbuf_str(&name));
    strbuf_release(&name);
    free(pretty);
    free(mangled);
    return known;
}

/* ---- scopes ---- */

static uint64_t scope_key(const void *a, const void *b, const void *c)
{
    return hash_mix64(ptr_key(a) + 31 * hash_mix64(ptr_key(b) + 31 * hash_mix64(ptr_key(c)))) >> 1;
}

static LLVMMetadataRef enclosing_function(LLVMMetadataRef scope)
{
    for (int i = 0; scope && i < 1000; i++) {
        if (LLVMGetMetadataKind(scope) == LLVMDISubprogramMetadataKind)
            return scope;
        scope = shim_di_scope(scope);
    }
    return NULL;
}

static uint32_t location_scope(struct lower *lo, LLVMMetadataRef scope, LLVMMetadataRef inlined_at,
                               int depth)
{
    uint64_t key = scope_key(scope, inlined_at, NULL);
    uint32_t known = map_get(&lo->debug.scopes, key, 0);
    if (known)
        return known;
    LLVMMetadataRef function = enclosing_function(scope), file = LLVMDIScopeGetFile(scope);
    /* blocks of one function in one file are one scope */
    uint64_t shared = scope_key(function, inlined_at, file);
    known = map_get(&lo->debug.scopes, shared, 0);
    if (!known) {
        uint32_t outer = 0, line = 0;
        if (inlined_at && depth < MAX_INLINED) {
            outer = location_scope(lo, LLVMDILocationGetScope(inlined_at),
                                   LLVMDILocationGetInlinedAt(inlined_at), depth + 1);
            line = LLVMDILocationGetLine(inlined_at);
        }
        known = ir_build_scope(lo->build, file_name(lo, file), function_name(lo, function), outer,
                               line);
        map_put(&lo->debug.scopes, shared, known);
    }
    map_put(&lo->debug.scopes, key, known);
    return known;
}

struct ir_pos debug_pos(struct lower *lo, LLVMValueRef inst, struct ir_pos absent)
{
    struct debug_info *d = &lo->debug;
    LLVMMetadataRef location = d->has_any ? LLVMInstructionGetDebugLoc(inst) : NULL;
    if (!location)
        return absent;
    if (location != d->last_location) {
        d->last_location = location;
        d->last_pos =
            (struct ir_pos){.scope = location_scope(lo, LLVMDILocationGetScope(location),
                                                    LLVMDILocationGetInlinedAt(location), 0),
                            .line = LLVMDILocationGetLine(location),
                            .column = LLVMDILocationGetColumn(location)};
    }
    return d->last_pos;
}

/* ---- functions and variables ---- */

/* Type of a function: what it returns and its parameters, if they are those of the source. */
static uint32_t signature_type(struct lower *lo, LLVMValueRef function, LLVMMetadataRef subprogram)
{
    u32_vec types = {0};
    unsigned n = shim_di_signature_count(subprogram);
    for (unsigned i = 0; i < n; i++)
        vec_push(&types, dtype_of(lo, shim_di_signature(subprogram, i)));
    struct ir_type func = {.kind = TYPE_FUNC};
    if (n == LLVMCountParams(function) + 1) {
        func.count = n;
        for (unsigned i = 0; i < n; i++) {
            uint32_t at = ir_build_member(lo->build, (struct ir_member){.type = types.at[i]});
            func.first = i ? func.first : at;
        }
    }
    vec_release(&types);
    return func.count ? ir_build_type(lo->build, func) : 0;
}

uint32_t debug_function(struct lower *lo, LLVMValueRef function, uint32_t sym, uint32_t *line)
{
    lo->debug.last_location = NULL; /* the old function's metadata may be gone */
    LLVMMetadataRef subprogram = LLVMGetSubprogram(function);
    if (!subprogram)
        return 0;
    uint32_t type = signature_type(lo, function, subprogram);
    uint32_t scope = location_scope(lo, subprogram, NULL, 0);
    *line = LLVMDISubprogramGetLine(subprogram);
    struct ir_sym *s = ir_build_sym_at(lo->build, sym);
    s->pretty = ir_build_str(lo->build, function_name(lo, subprogram));
    s->type = type;
    s->scope = scope;
    s->line = *line;
    if (shim_di_is_implicit(subprogram))
        s->flags |= SYMF_ARTIFICIAL;
    return scope;
}

static uint32_t scope_of(struct lower *lo, LLVMMetadataRef function, LLVMMetadataRef file)
{
    uint64_t key = scope_key(function, NULL, file);
    uint32_t scope = map_get(&lo->debug.scopes, key, 0);
    if (!scope) {
        scope = ir_build_scope(lo->build, file_name(lo, file), function_name(lo, function), 0, 0);
        map_put(&lo->debug.scopes, key, scope);
    }
    return scope;
}

uint32_t debug_file_scope(struct lower *lo, LLVMMetadataRef file)
{
    return file ? scope_of(lo, NULL, file) : 0;
}

void debug_global(struct lower *lo, LLVMValueRef global, uint32_t sym)
{
    LLVMMetadataRef variable = shim_global_variable(global);
    if (!variable)
        return;
    struct strbuf name = {0};
    dtype_qualified_name(variable, &name);
    uint32_t type = dtype_of(lo, shim_di_type(variable));
    LLVMMetadataRef file = shim_di_file(variable),
                    function = enclosing_function(shim_di_scope(variable));
    uint32_t scope = scope_of(lo, function, file);
    struct ir_sym *s = ir_build_sym_at(lo->build, sym);
    if (name.len && s->pretty == s->name) /* what was demangled is more exact */
        s->pretty = ir_build_str(lo->build, strbuf_str(&name));
    s->type = type;
    s->scope = scope;
    s->line = shim_di_line(variable);
    strbuf_release(&name);
}

#if HEDDLE_LLVM_MAJOR >= 22
static void note_kept(struct fn *fn, LLVMDbgRecordRef r, uint32_t type)
{
    if (LLVMDbgRecordGetKind(r) != LLVMDbgRecordValue ||
        !shim_di_is_plain(LLVMDbgVariableRecordGetExpression(r)))
        return;
    LLVMValueRef value = LLVMDbgVariableRecordGetValue(r, 0);
    if (value && LLVMIsAInstruction(value))
        vec_push(&fn->kept, ((struct kept){value, type}));
}
#endif

void debug_note_variables(struct fn *fn, LLVMValueRef inst)
{
#if HEDDLE_LLVM_MAJOR >= 22
    struct lower *lo = fn->lo;
    LLVMDbgRecordRef r = lo->debug.has_any ? LLVMGetFirstDbgRecord(inst) : NULL;
    for (; r; r = LLVMGetNextDbgRecord(r))
        if (LLVMDbgRecordGetKind(r) != LLVMDbgRecordLabel)
            note_kept(fn, r, dtype_of(lo, shim_di_type(LLVMDbgVariableRecordGetVariable(r))));
#else
    (void)fn, (void)inst;
#endif
}

/* The same for our purpose: equal, or addresses of one type. */
static bool is_same_type(struct ir_builder *b, uint32_t one, uint32_t other)
{
    const struct ir_type *x = ir_build_type_at(b, one), *y = ir_build_type_at(b, other);
    return one == other ||
           (x->kind == TYPE_POINTER && y->kind == TYPE_POINTER && x->first == y->first);
}

void debug_keep_types(struct fn *fn)
{
    struct ir_builder *b = fn->lo->build;
    u32_vec types = {0};
    for (size_t i = 0; i < fn->kept.n; i++) {
        ir_ref ref = {map_get(&fn->values, ptr_key(fn->kept.at[i].value), 0)};
        if (ref_kind(ref) != REF_REG)
            continue;
        uint32_t reg = ref_index(ref);
        if (reg >= types.n)
            (void)vec_extend(&types, reg + 1 - types.n);
        uint32_t *known = &types.at[reg], type = fn->kept.at[i].type;
        if (!*known)
            *known = type ? type : UINT32_MAX;
        else if (*known != UINT32_MAX && !is_same_type(b, *known, type))
            *known = UINT32_MAX;
    }
    for (size_t i = 0; i < types.n; i++)
        types.at[i] = types.at[i] == UINT32_MAX ? 0 : types.at[i];
    ir_build_kept_types(b, types.at, types.n);
    vec_release(&types);
}

void debug_alloca(struct lower *lo, LLVMValueRef alloca, struct ir_pos *pos)
{
    bool is_part = false;
    LLVMMetadataRef variable = lo->debug.has_any ? shim_alloca_variable(alloca, &is_part) : NULL;
    if (variable) {
        struct shim_str name = shim_di_name(variable);
        char *own = xstrndup(name.at ? name.at : "", name.len);
        uint32_t type = is_part ? 0 : dtype_of(lo, shim_di_type(variable));
        pos->hint = ir_build_var(lo->build, own, type) + 1;
        uint32_t line = shim_di_line(variable);
        pos->line = line ? line : pos->line;
        free(own);
        return;
    }
    size_t len = 0;
    const char *name = LLVMGetValueName2(alloca, &len);
    if (len && !lo->debug.has_any)
        pos->hint = ir_build_var(lo->build, name, 0) + 1;
}
