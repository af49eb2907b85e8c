/* A module: symbols first, then initial values, then one body after another. */
#include "front/llvm/lower.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- symbols ---- */

static enum ir_linkage linkage_of(LLVMValueRef v)
{
    switch (LLVMGetLinkage(v)) {
    case LLVMAvailableExternallyLinkage:
        return LINK_AVAILABLE;
    case LLVMLinkOnceAnyLinkage:
    case LLVMLinkOnceODRLinkage:
    case LLVMLinkOnceODRAutoHideLinkage:
    case LLVMWeakODRLinkage:
        return LINK_LINKONCE;
    case LLVMWeakAnyLinkage:
        return LINK_WEAK;
    case LLVMInternalLinkage:
    case LLVMPrivateLinkage:
    case LLVMLinkerPrivateLinkage:
    case LLVMLinkerPrivateWeakLinkage:
        return LINK_INTERNAL;
    case LLVMExternalWeakLinkage:
        return LINK_EXTERN_WEAK;
    case LLVMCommonLinkage:
        return LINK_COMMON;
    default:
        return LINK_EXTERNAL;
    }
}

static bool is_artificial(LLVMValueRef v, const char *name)
{
    static const char *const prefixes[] = {"_ZTV", "_ZTI",     "_ZTS",        "_ZGV",
                                           "_ZTT", "__const.", "switch.table"};
    for (size_t i = 0; i < ARRAY_SIZE(prefixes); i++)
        if (!strncmp(name, prefixes[i], strlen(prefixes[i])))
            return true;
    return LLVMGetLinkage(v) == LLVMPrivateLinkage;
}

/* Bytes of a string literal, so that its name does not depend on how many come before it. */
static bool literal_name(LLVMValueRef v, char *out, size_t size)
{
    LLVMValueRef init = LLVMIsAGlobalVariable(v) ? LLVMGetInitializer(v) : NULL;
    if (!init || LLVMGetLinkage(v) != LLVMPrivateLinkage || !LLVMIsGlobalConstant(v) ||
        !LLVMIsAConstantDataArray(init) || !LLVMIsConstantString(init))
        return false;
    size_t len = 0;
    const char *text = LLVMGetAsString(init, &len);
    snprintf(out, size, ".str.%016" PRIx64, hash64(text, len));
    return true;
}

/* The linker's view of a name, unique in the unit. */
static uint32_t new_sym(struct lower *lo, LLVMValueRef v, enum ir_sym_kind kind, uint32_t flags)
{
    size_t len = 0;
    const char *name = LLVMGetValueName2(v, &len);
    char literal[40], *unique = NULL;
    bool fresh;
    if (len && name[0] == '\1')
        name++; /* "do not mangle" */
    if (literal_name(v, literal, sizeof literal)) {
        name = literal;
        uint32_t *seen = map_slot(&lo->literals, hash64(name, strlen(name)) >> 1, &fresh);
        if ((*seen)++)
            name = unique = xasprintf("%s.%u", literal, *seen);
    }
    if (is_artificial(v, name))
        flags |= SYMF_ARTIFICIAL;
    uint32_t sym = ir_build_sym(lo->build, name, kind, linkage_of(v), flags);
    map_put(&lo->syms, ptr_key(v), sym + 1);
    char *pretty = name[0] == '_' && name[1] == 'Z' ? shim_demangle(name) : NULL;
    struct shim_str comdat = shim_comdat(v);
    struct ir_sym *s = ir_build_sym_at(lo->build, sym);
    s->pretty = pretty ? ir_build_str(lo->build, pretty) : s->name;
    s->comdat = comdat.len ? ir_build_strn(lo->build, comdat.at, comdat.len) : 0;
    free(pretty);
    free(unique);
    return sym;
}

static bool is_llvm_name(LLVMValueRef v)
{
    size_t len = 0;
    const char *name = LLVMGetValueName2(v, &len);
    return len > 5 && !strncmp(name, "llvm.", 5);
}

static void add_variable(struct lower *lo, LLVMValueRef g)
{
    if (is_llvm_name(g))
        return;
    uint32_t flags = (LLVMIsDeclaration(g) ? 0 : SYMF_DEFINED) |
                     (LLVMIsThreadLocal(g) ? SYMF_TLS : 0) |
                     (LLVMIsGlobalConstant(g) ? SYMF_CONSTANT : 0);
    uint32_t sym = new_sym(lo, g, SYM_VAR, flags);
    uint64_t size = type_info(lo, LLVMGlobalGetValueType(g))->alloc_size;
    ir_build_sym_at(lo->build, sym)->size = size;
    debug_global(lo, g, sym);
}

static void add_function(struct lower *lo, LLVMValueRef f)
{
    if (LLVMGetIntrinsicID(f) || is_llvm_name(f))
        return;
    uint32_t flags = 0;
    if (LLVMGetEnumAttributeAtIndex(f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                    lo->attr_noreturn))
        flags |= SYMF_NORETURN;
    if (LLVMIsFunctionVarArg(LLVMGlobalGetValueType(f)))
        flags |= SYMF_VARIADIC;
    new_sym(lo, f, SYM_FUNC, flags);
    if (!LLVMIsDeclaration(f))
        vec_push(&lo->bodies, f);
}

static void add_symbols(struct lower *lo)
{
    for (LLVMValueRef g = LLVMGetFirstGlobal(lo->module); g; g = LLVMGetNextGlobal(g))
        add_variable(lo, g);
    for (LLVMValueRef f = LLVMGetFirstFunction(lo->module); f; f = LLVMGetNextFunction(f))
        add_function(lo, f);
    for (LLVMValueRef a = LLVMGetFirstGlobalAlias(lo->module); a; a = LLVMGetNextGlobalAlias(a))
        new_sym(lo, a, SYM_ALIAS, SYMF_DEFINED | (LLVMIsThreadLocal(a) ? SYMF_TLS : 0));
    for (LLVMValueRef i = LLVMGetFirstGlobalIFunc(lo->module); i; i = LLVMGetNextGlobalIFunc(i))
        new_sym(lo, i, SYM_IFUNC, SYMF_DEFINED);
}

uint32_t lower_sym(struct lower *lo, LLVMValueRef v)
{
    return map_get(&lo->syms, ptr_key(v), 0) - 1;
}

void lower_loss(struct lower *lo, enum ir_loss_kind kind, uint32_t func, uint32_t stmt,
                const char *text)
{
    ir_build_loss(lo->build, kind, func, stmt, text);
    lo->stats.losses++;
}

/* ---- initial values ---- */

static void set_target(struct lower *lo, LLVMValueRef alias, LLVMValueRef target)
{
    ir_ref r = target ? const_ref(lo, target) : NO_REF;
    struct ir_sym *s = ir_build_sym_at(lo->build, lower_sym(lo, alias));
    if (ref_kind(r) == REF_SYM || ref_kind(r) == REF_ADDR) {
        s->target = r;
        return;
    }
    s->kind = SYM_VAR; /* an alias of an absolute address: a variable that nobody defines */
    s->flags &= (uint16_t)~SYMF_DEFINED;
}

static void add_targets(struct lower *lo)
{
    for (LLVMValueRef a = LLVMGetFirstGlobalAlias(lo->module); a; a = LLVMGetNextGlobalAlias(a))
        set_target(lo, a, LLVMAliasGetAliasee(a));
    for (LLVMValueRef i = LLVMGetFirstGlobalIFunc(lo->module); i; i = LLVMGetNextGlobalIFunc(i))
        set_target(lo, i, LLVMGetGlobalIFuncResolver(i));
}

static void add_ctors(struct lower *lo, const char *list, bool is_dtor)
{
    LLVMValueRef g = LLVMGetNamedGlobal(lo->module, list);
    LLVMValueRef init = g ? LLVMGetInitializer(g) : NULL;
    int n = init && LLVMIsAConstantArray(init) ? LLVMGetNumOperands(init) : 0;
    for (int i = 0; i < n; i++) {
        LLVMValueRef entry = LLVMGetOperand(init, (unsigned)i);
        if (!LLVMIsAConstantStruct(entry) || LLVMGetNumOperands(entry) < 2)
            continue;
        ir_ref fn = const_ref(lo, LLVMGetOperand(entry, 1)),
               priority = const_ref(lo, LLVMGetOperand(entry, 0));
        if (ref_kind(fn) == REF_SYM)
            ir_build_ctor(lo->build, ref_index(fn),
                          ref_kind(priority) == REF_IMM ? (uint32_t)ref_imm(priority) : 65535,
                          is_dtor);
    }
}

static void add_initialisers(struct lower *lo)
{
    for (LLVMValueRef g = LLVMGetFirstGlobal(lo->module); g; g = LLVMGetNextGlobal(g)) {
        uint32_t sym = lower_sym(lo, g);
        LLVMValueRef init = sym == IR_NONE ? NULL : LLVMGetInitializer(g);
        if (init)
            const_initialiser(lo, sym, init);
    }
    add_ctors(lo, "llvm.global_ctors", false);
    add_ctors(lo, "llvm.global_dtors", true);
}

/* Behind casts and the address of a first element, which older compilers write. */
static LLVMValueRef without_casts(LLVMValueRef v)
{
    for (int depth = 0; depth < 8 && v && LLVMIsAConstantExpr(v); depth++)
        v = LLVMGetOperand(v, 0);
    return v;
}

/* __attribute__((annotate("..."))) of variables and functions. */
static void add_remark(struct lower *lo, LLVMValueRef entry)
{
    static const char start[] = "heddle: ";
    LLVMValueRef of = without_casts(LLVMGetOperand(entry, 0)),
                 string = without_casts(LLVMGetOperand(entry, 1));
    LLVMValueRef text = string && LLVMIsAGlobalVariable(string) ? LLVMGetInitializer(string) : NULL;
    if (!of || !LLVMIsAGlobalValue(of) || !text || !LLVMIsConstantString(text))
        return;
    size_t len = 0;
    const char *at = LLVMGetAsString(text, &len);
    uint32_t sym = lower_sym(lo, of);
    char *own = xstrndup(at, len);
    if (sym != IR_NONE && strncmp(own, start, strlen(start)) == 0)
        ir_build_remark(lo->build, sym, own);
    free(own);
}

static void add_remarks(struct lower *lo)
{
    LLVMValueRef g = LLVMGetNamedGlobal(lo->module, "llvm.global.annotations");
    LLVMValueRef init = g ? LLVMGetInitializer(g) : NULL;
    int n = init && LLVMIsAConstantArray(init) ? LLVMGetNumOperands(init) : 0;
    for (int i = 0; i < n; i++) {
        LLVMValueRef entry = LLVMGetOperand(init, (unsigned)i);
        if (LLVMIsAConstantStruct(entry) && LLVMGetNumOperands(entry) >= 2)
            add_remark(lo, entry);
    }
}

/* ---- bodies ---- */

static bool has_alloca(LLVMValueRef f)
{
    LLVMBasicBlockRef entry = LLVMGetFirstBasicBlock(f);
    for (LLVMValueRef i = entry ? LLVMGetFirstInstruction(entry) : NULL; i;
         i = LLVMGetNextInstruction(i))
        if (LLVMGetInstructionOpcode(i) == LLVMAlloca)
            return true;
    return false;
}

static void note_shape(struct lower *lo, LLVMValueRef f)
{
    if (LLVMCountParams(f) == 0)
        return;
    lo->stats.with_params++;
    lo->stats.with_allocas += has_alloca(f);
}

static void body_lost(struct lower *lo, LLVMValueRef f, const char *why)
{
    size_t len = 0;
    char *text = xasprintf("body of '%s' could not be read: %s", LLVMGetValueName2(f, &len), why);
    lower_loss(lo, LOSS_BODY, IR_NONE, IR_NONE, text);
    lo->stats.bodies_lost++;
    free(text);
}

static void lower_body(struct lower *lo, LLVMValueRef f)
{
    uint32_t sym = lower_sym(lo, f);
    char *why = shim_materialize(f);
    if (why || !LLVMGetFirstBasicBlock(f) || LLVMCountParams(f) > IR_MAX_PARAMS) {
        body_lost(lo, f, why ? why : "it is empty or has too many parameters");
        free(why);
        return;
    }
    note_shape(lo, f);
    passes_run(lo, f);
    lower_function(lo, f, sym);
    shim_drop_body(f);
}

/* Unoptimised code keeps every parameter in an alloca. */
static bool looks_optimised(const struct lower *lo)
{
    const struct lower_stats *s = &lo->stats;
    if (s->with_params)
        return s->with_allocas * 2 < s->with_params;
    return false;
}

static void set_unit_flags(struct lower *lo)
{
    uint32_t flags = 0;
    if (!lo->debug.has_any)
        flags |= UNIT_NO_DEBUG;
    if (looks_optimised(lo))
        flags |= UNIT_OPTIMISED;
    ir_build_set_flags(lo->build, flags);
}

static void note_module_asm(struct lower *lo)
{
    size_t len = 0;
    const char *text = LLVMGetModuleInlineAsm(lo->module, &len);
    if (len && strncmp(text, ".symver", 7))
        lower_loss(lo, LOSS_ASM, IR_NONE, IR_NONE, "assembly at file level");
}

/* ---- life cycle ---- */

static unsigned attr_kind(const char *name)
{
    return LLVMGetEnumAttributeKindForName(name, strlen(name));
}

/* The compiler: from debug info, else from the identification that clang leaves anyway. */
static char *producer_of(LLVMModuleRef module)
{
    struct shim_unit_info unit = shim_compile_unit(module);
    LLVMValueRef node = NULL, name = NULL;
    unsigned len = 0;
    if (unit.producer.len)
        return xstrndup(unit.producer.at, unit.producer.len);
    if (LLVMGetNamedMetadataNumOperands(module, "llvm.ident") == 1)
        LLVMGetNamedMetadataOperands(module, "llvm.ident", &node);
    if (node && LLVMGetMDNodeNumOperands(node) == 1)
        LLVMGetMDNodeOperands(node, &name);
    const char *text = name ? LLVMGetMDString(name, &len) : NULL;
    return xstrndup(text ? text : "", text ? len : 0);
}

static void lower_init(struct lower *lo, const char *source)
{
    char *producer = producer_of(lo->module);
    arena_init(&lo->arena, "lower");
    lo->layout = LLVMGetModuleDataLayout(lo->module);
    lo->pointer_size = LLVMPointerSize(lo->layout);
    lo->build = ir_build_new(source, producer, lo->pointer_size);
    lo->attr_noreturn = attr_kind("noreturn");
    lo->attr_byval = attr_kind("byval");
    lo->attr_optnone = attr_kind("optnone");
    lo->md_loop = LLVMGetMDKindIDInContext(lo->context, "llvm.loop", 9);
    lo->attr_elementtype = attr_kind("elementtype");
    intrinsics_init(lo);
    debug_init(lo);
    free(producer);
}

static void lower_release(struct lower *lo)
{
    debug_release(lo);
    map_release(&lo->intrinsics);
    map_release(&lo->syms);
    map_release(&lo->consts);
    map_release(&lo->types);
    map_release(&lo->literals);
    map_release(&lo->addr_index);
    vec_release(&lo->addrs);
    vec_release(&lo->type_infos);
    vec_release(&lo->bodies);
    passes_release(lo);
    arena_release(&lo->arena);
}

struct ir_unit *lower_module(LLVMContextRef context, LLVMModuleRef module, const char *source,
                             struct strbuf *audit, struct lower_stats *stats, struct diag *diag)
{
    struct lower lo = {.context = context, .module = module, .audit = audit};
    if (!passes_init(&lo, diag)) {
        passes_release(&lo);
        return NULL;
    }
    lower_init(&lo, source);
    add_symbols(&lo);
    add_targets(&lo);
    add_initialisers(&lo);
    add_remarks(&lo);
    note_module_asm(&lo);
    for (size_t i = 0; i < lo.bodies.n; i++)
        lower_body(&lo, lo.bodies.at[i]);
    set_unit_flags(&lo);
    *stats = lo.stats;
    struct ir_unit *unit = ir_build_finish(lo.build, diag);
    lower_release(&lo);
    return unit;
}
