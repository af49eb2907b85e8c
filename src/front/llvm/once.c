/*
 * std::call_once of libstdc++ calls pthread_once with one function for all, which finds in two
 * thread-local variables what to call. Which that is stands in the same function: the closure that
 * it has made, whose operator() is named after it. So the call gets these two.
 */
#include "base/strbuf.h"
#include "front/llvm/lower.h"
#include <string.h>

static bool name_begins(LLVMValueRef value, const char *text)
{
    size_t len;
    return value && LLVMIsAFunction(value) &&
           strncmp(LLVMGetValueName2(value, &len), text, strlen(text)) == 0;
}

/* What the variables are set to by this call of std::call_once; NULL. */
static LLVMValueRef closure_in(LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if ((LLVMIsACallInst(i) || LLVMIsAInvokeInst(i)) && LLVMGetNumArgOperands(i) == 2 &&
                name_begins(LLVMGetCalledValue(i), "_ZNSt9once_flag18_Prepare_executionC"))
                return LLVMGetOperand(i, 1);
    return NULL;
}

bool find_once(struct fn *fn, LLVMValueRef call, LLVMValueRef callee, struct once_call *out)
{
    size_t len;
    if (LLVMGetNumArgOperands(call) != 2 || !name_begins(callee, "_ZL14__gthread_once") ||
        !name_begins(LLVMGetOperand(call, 1), "__once_proxy") ||
        !name_begins(fn->llvm, "_ZSt9call_onceI"))
        return false;
    struct strbuf name = {0};
    strbuf_addf(&name, "_ZZ%sENKUlvE_clEv", LLVMGetValueName2(fn->llvm, &len) + 2);
    out->function = LLVMGetNamedFunction(fn->lo->module, strbuf_str(&name));
    out->closure = closure_in(fn->llvm);
    strbuf_release(&name);
    return out->function && out->closure;
}
