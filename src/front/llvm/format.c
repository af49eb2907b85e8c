/*
 * Formats of the printf family: which arguments are printed as addresses. What `%p` prints is not
 * read, so such an argument is lowered as the number that it is.
 */
#include "front/llvm/lower.h"
#include <ctype.h>

/* The text of a string literal; NULL if the value is none. */
static const char *literal_text(LLVMValueRef v, size_t *len)
{
    LLVMValueRef init = LLVMIsAGlobalVariable(v) ? LLVMGetInitializer(v) : NULL;
    if (!init || !LLVMIsGlobalConstant(v) || !LLVMIsAConstantDataArray(init) ||
        !LLVMIsConstantString(init))
        return NULL;
    return LLVMGetAsString(init, len);
}

/* Passes over what stands between `%` and the letter; counts the arguments that stars take. */
static const char *skip_modifiers(const char *at, const char *end, unsigned *stars)
{
    for (; at < end && *at && strchr("-+ #0'123456789.*hlLqjzt", *at); at++)
        *stars += *at == '*';
    return at;
}

/*
 * Whether the argument with that number (the first one after the format is 0) is printed by a
 * plain `%p`. Letters right behind it change the meaning in some programs (the kernel's %pI4).
 */
static bool prints_address(const char *text, size_t len, unsigned wanted)
{
    const char *end = text + len;
    unsigned number = 0;
    for (const char *at = text; at < end; at++) {
        if (*at != '%')
            continue;
        at = skip_modifiers(at + 1, end, &number);
        if (at >= end || *at == '$')
            return false;
        if (*at == '%')
            continue;
        if (number++ == wanted)
            return *at == 'p' && (at + 1 == end || !isalnum((unsigned char)at[1]));
    }
    return false;
}

/* scanf stores what it reads for %p. */
static bool is_scanf(LLVMValueRef callee)
{
    size_t len = 0;
    return strstr(LLVMGetValueName2(callee, &len), "scanf") != NULL;
}

bool format_prints_address(LLVMValueRef call, LLVMValueRef callee, unsigned arg)
{
    LLVMTypeRef type = LLVMGetCalledFunctionType(call);
    unsigned fixed = LLVMCountParamTypes(type);
    if (!LLVMIsFunctionVarArg(type) || !fixed || arg < fixed || !LLVMIsAFunction(callee) ||
        is_scanf(callee))
        return false;
    size_t len = 0;
    const char *text = literal_text(LLVMGetOperand(call, fixed - 1), &len);
    return text && prints_address(text, len, arg - fixed);
}
