/*
 * Lists the memory accesses and calls of a function, so that a test can compare what was there
 * before the passes with what is left after them. One line each:
 *     WHEN <tab> FUNCTION <tab> KIND <tab> FILE:LINE:COLUMN <tab> local|shared
 * "local": on a variable of the function's own, which may become a register. WHEN: before,
 * promoted (pointers are in registers, so that what is local can be seen), after.
 */
#include "front/llvm/lower.h"

static bool is_local(LLVMValueRef address)
{
    for (int i = 0; i < 100; i++) {
        if (LLVMIsAAllocaInst(address))
            return true;
        if (!LLVMIsAGetElementPtrInst(address) && !LLVMIsACastInst(address))
            return false;
        address = LLVMGetOperand(address, 0);
    }
    return false;
}

static void audit_line(struct lower *lo, const char *when, LLVMValueRef inst, const char *kind,
                       LLVMValueRef address)
{
    LLVMMetadataRef at = LLVMInstructionGetDebugLoc(inst);
    LLVMMetadataRef file = at ? LLVMDIScopeGetFile(LLVMDILocationGetScope(at)) : NULL;
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst));
    unsigned file_len = 0;
    const char *file_name = file ? LLVMDIFileGetFilename(file, &file_len) : "";
    size_t len = 0;
    const char *name = LLVMGetValueName2(function, &len);
    strbuf_addf(lo->audit, "%s\t%.*s\t%s\t%.*s:%u:%u\t%s\n", when, (int)len, name, kind,
                (int)file_len, file_name, at ? LLVMDILocationGetLine(at) : 0,
                at ? LLVMDILocationGetColumn(at) : 0,
                address && is_local(address) ? "local" : "shared");
}

static void audit_call(struct lower *lo, const char *when, LLVMValueRef call)
{
    LLVMValueRef callee = LLVMGetCalledValue(call);
    if (LLVMIsAMemIntrinsic(call)) {
        audit_line(lo, when, call, "write", LLVMGetOperand(call, 0));
        if (LLVMIsAMemCpyInst(call) || LLVMIsAMemMoveInst(call))
            audit_line(lo, when, call, "read", LLVMGetOperand(call, 1));
        return;
    }
    if (!LLVMIsAFunction(callee) || !LLVMGetIntrinsicID(callee))
        audit_line(lo, when, call, "call", NULL);
}

static void audit_inst(struct lower *lo, const char *when, LLVMValueRef inst)
{
    switch (LLVMGetInstructionOpcode(inst)) {
    case LLVMLoad:
        audit_line(lo, when, inst, "read", LLVMGetOperand(inst, 0));
        break;
    case LLVMStore:
        audit_line(lo, when, inst, "write", LLVMGetOperand(inst, 1));
        break;
    case LLVMAtomicRMW:
    case LLVMAtomicCmpXchg:
        audit_line(lo, when, inst, "atomic", LLVMGetOperand(inst, 0));
        break;
    case LLVMFence:
        audit_line(lo, when, inst, "fence", NULL);
        break;
    case LLVMCall:
    case LLVMInvoke:
    case LLVMCallBr:
        audit_call(lo, when, inst);
        break;
    default:
        break;
    }
}

void audit_function(struct lower *lo, const char *when, LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            audit_inst(lo, when, i);
}
