/*
 * The only passes we allow: registers for locals (mem2reg, sroa) and folding of constant
 * branches (simplifycfg without its speculation, which would move reads out of conditions).
 * Anything stronger deletes or invents accesses; doc/design.md has the measurements.
 *
 * simplifycfg takes empty blocks away one by one, and goes through all ways into the block behind
 * each time: a switch with 20,000 cases takes it 8 s. Functions with such a block are left alone.
 */
#include "front/llvm/lower.h"
#include <stdlib.h>
#include <string.h>

#define PROMOTE  "mem2reg"
#define SPLIT    "sroa<modify-cfg>"
#define SIMPLIFY SPLIT ",simplifycfg<no-speculate-blocks;no-simplify-cond-branch>"

enum { MANY_WAYS = 3000 }; /* into one block */

static struct shim_passes *make(const char *list, struct diag *diag)
{
    char *why = NULL;
    struct shim_passes *passes = shim_passes_new(list, &why);
    if (!passes)
        diag_set(diag, "LLVM does not know our passes: %s", why);
    free(why);
    return passes;
}

bool passes_init(struct lower *lo, struct diag *diag)
{
    lo->wide = make(lo->audit ? SPLIT : PROMOTE "," SPLIT, diag);
    lo->promote = lo->wide && lo->audit ? make(PROMOTE, diag) : NULL;
    if (lo->wide && (lo->promote || !lo->audit))
        lo->passes = make(lo->audit ? SIMPLIFY : PROMOTE "," SIMPLIFY, diag);
    return lo->passes != NULL;
}

void passes_release(struct lower *lo)
{
    shim_passes_free(lo->promote);
    shim_passes_free(lo->wide);
    shim_passes_free(lo->passes);
}

/* `cv.wait(lock, predicate)`, of libstdc++ and libc++. */
static bool is_predicate_wait(LLVMValueRef callee)
{
    static const char *const begins[] = {"_ZNSt18condition_variable4waitI",
                                         "_ZNSt3_V222condition_variable_any4waitI",
                                         "_ZNSt3__118condition_variable4waitI"};
    size_t len = 0;
    if (!LLVMIsAFunction(callee))
        return false;
    const char *name = LLVMGetValueName2(callee, &len);
    bool is_wait = false;
    for (size_t i = 0; i < ARRAY_SIZE(begins); i++)
        is_wait |= !strncmp(name, begins[i], strlen(begins[i]));
    /* Lock and predicate, of types that the template is given; no token to stop by. */
    return is_wait && ((len > 3 && !strcmp(name + len - 3, "ET_")) ||
                       (len > 6 && !strcmp(name + len - 6, "RT_T0_")));
}

/* The same with a limit of time: who waits without a predicate is not told by a truth. */
static bool is_timed_wait(LLVMValueRef callee)
{
    static const char *const begins[] = {"_ZNSt18condition_variable8wait_forI",
                                         "_ZNSt18condition_variable10wait_untilI",
                                         "_ZNSt3_V222condition_variable_any8wait_forI",
                                         "_ZNSt3_V222condition_variable_any10wait_untilI",
                                         "_ZNSt3__118condition_variable8wait_forI",
                                         "_ZNSt3__118condition_variable10wait_untilI"};
    size_t len = 0;
    if (!LLVMIsAFunction(callee))
        return false;
    const char *name = LLVMGetValueName2(callee, &len);
    LLVMTypeRef result = LLVMGetReturnType(LLVMGlobalGetValueType(callee));
    bool is_wait = false;
    for (size_t i = 0; i < ARRAY_SIZE(begins); i++)
        is_wait |= !strncmp(name, begins[i], strlen(begins[i]));
    return is_wait && LLVMGetTypeKind(result) == LLVMIntegerTypeKind &&
           LLVMGetIntTypeWidth(result) == 1;
}

/*
 * The loop of a wait with a predicate is written out, `while (!done) cv.wait(lock);`, so that the
 * analyses see what is tested as if the user had written it.
 */
static void unfold_waits(LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b), next; i; i = next) {
            next = LLVMGetNextInstruction(i);
            bool is_call = LLVMIsACallInst(i) || LLVMIsAInvokeInst(i);
            LLVMValueRef callee = is_call ? LLVMGetCalledValue(i) : NULL;
            if (is_call && (is_predicate_wait(callee) || is_timed_wait(callee)) && shim_unfold(i))
                next = NULL; /* what follows is in another block now */
        }
}

static bool has_many_ways(LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        int n = 0;
        for (LLVMUseRef u = LLVMGetFirstUse(LLVMBasicBlockAsValue(b)); u && n <= MANY_WAYS; n++)
            u = LLVMGetNextUse(u);
        if (n > MANY_WAYS)
            return true;
    }
    return false;
}

/*
 * `__builtin_constant_p(n)`: what is no constant in front of the passes is none, as without
 * optimisation. What the program does must not depend on it; but std::advance has a way of its own
 * for steps of 1, which nobody takes.
 */
static void answer_constants(LLVMValueRef function)
{
    static const char name[] = "llvm.is.constant";
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            size_t len = 0;
            LLVMValueRef callee = LLVMIsACallInst(i) ? LLVMGetCalledValue(i) : NULL;
            if (!callee || !LLVMIsAFunction(callee) ||
                strncmp(LLVMGetValueName2(callee, &len), name, sizeof name - 1) != 0)
                continue;
            bool is_constant = LLVMIsAConstant(LLVMGetOperand(i, 0)) != NULL;
            LLVMReplaceAllUsesWith(i, LLVMConstInt(LLVMTypeOf(i), is_constant, false));
        }
}

void passes_run(struct lower *lo, LLVMValueRef function)
{
    unfold_waits(function);
    answer_constants(function);
    LLVMRemoveEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                   lo->attr_optnone);
    if (lo->audit) {
        audit_function(lo, "before", function);
        shim_passes_run(lo->promote, function);
        audit_function(lo, "promoted", function);
    }
    shim_passes_run(has_many_ways(function) ? lo->wide : lo->passes, function);
    if (lo->audit)
        audit_function(lo, "after", function);
}
