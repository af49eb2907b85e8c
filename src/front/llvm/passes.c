/*
 * The only passes we allow: registers for locals (mem2reg, sroa) and folding of constant
 * branches (simplifycfg without its speculation, which would move reads out of conditions).
 * Anything stronger deletes or invents accesses; doc/design.md has the measurements.
 */
#include "front/llvm/lower.h"
#include <stdlib.h>

#define PROMOTE  "mem2reg"
#define SIMPLIFY "sroa<modify-cfg>,simplifycfg<no-speculate-blocks;no-simplify-cond-branch>"

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
    if (!lo->audit)
        return (lo->passes = make(PROMOTE "," SIMPLIFY, diag)) != NULL;
    lo->promote = make(PROMOTE, diag);
    lo->passes = lo->promote ? make(SIMPLIFY, diag) : NULL;
    return lo->passes != NULL;
}

void passes_release(struct lower *lo)
{
    shim_passes_free(lo->promote);
    shim_passes_free(lo->passes);
}

void passes_run(struct lower *lo, LLVMValueRef function)
{
    LLVMRemoveEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                   lo->attr_optnone);
    if (lo->audit) {
        audit_function(lo, "before", function);
        shim_passes_run(lo->promote, function);
        audit_function(lo, "promoted", function);
    }
    shim_passes_run(lo->passes, function);
    if (lo->audit)
        audit_function(lo, "after", function);
}
