/*
 * The only passes we allow: registers for locals (mem2reg, sroa) and folding of constant
 * branches (simplifycfg without its speculation, which would move reads out of conditions).
 * Anything stronger deletes or invents accesses; doc/design.md has the measurements.
 */
#include "front/llvm/lower.h"
#include <stdlib.h>

#define PASS_LIST \
    "mem2reg,sroa<modify-cfg>,simplifycfg<no-speculate-blocks;no-simplify-cond-branch>"

struct shim_passes *passes_new(struct diag *diag)
{
    char *why = NULL;
    struct shim_passes *passes = shim_passes_new(PASS_LIST, &why);
    if (!passes)
        diag_set(diag, "LLVM does not know our passes: %s", why);
    free(why);
    return passes;
}

void passes_run(struct lower *lo, LLVMValueRef function)
{
    LLVMRemoveEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                   lo->attr_optnone);
    shim_passes_run(lo->passes, function);
}
