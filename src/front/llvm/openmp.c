/*
 * What clang leaves of OpenMP beside calls of its runtime.
 *
 *   simd loops    properties of the branch that leads back to the top of a loop.
 *   untied tasks  are cut at their scheduling points: a task hands itself to the runtime again and
 *                 goes on with the next part, by a number it keeps behind a parameter. One task
 *                 does all parts in order, so they are joined: the number leads to the part.
 *   if clauses    of tasks: where the condition is false the task is run at once, in place. All
 *                 that it does then the task may do as well that is made where the condition is
 *                 true, as the runtime may run it at any time. So the call is left out, and
 *                 recursion by tasks stays one by tasks. Without such a task it is a call.
 */
#include "front/llvm/lower.h"
#include <string.h>

/* ---- simd ---- */

/* Operands of a metadata node; false if it is none, or has more than anybody writes. */
enum { MAX_OPERANDS = 16 };
static bool node_operands(LLVMValueRef node, LLVMValueRef out[MAX_OPERANDS], unsigned *n)
{
    if (!node || !LLVMIsAMDNode(node))
        return false;
    *n = LLVMGetMDNodeNumOperands(node);
    if (!*n || *n > MAX_OPERANDS)
        return false;
    LLVMGetMDNodeOperands(node, out);
    return true;
}

/* The value of a property `!{!"name", i32 1}`, 1 if it has none but is there; 0 if it is not. */
static uint64_t loop_property(LLVMValueRef loop, const char *name)
{
    LLVMValueRef list[MAX_OPERANDS], property[MAX_OPERANDS];
    unsigned n, m, len;
    if (!node_operands(loop, list, &n))
        return 0;
    for (unsigned i = 1; i < n; i++) { /* the first one is the loop itself */
        if (!node_operands(list[i], property, &m) || !property[0] || !LLVMIsAMDString(property[0]))
            continue;
        const char *text = LLVMGetMDString(property[0], &len);
        if (len != strlen(name) || memcmp(text, name, len) != 0)
            continue;
        bool has_value = m > 1 && property[1] && LLVMIsAConstantInt(property[1]);
        return has_value ? LLVMConstIntGetZExtValue(property[1]) : 1;
    }
    return 0;
}

uint32_t simd_rounds(struct lower *lo, LLVMValueRef branch)
{
    LLVMValueRef loop = LLVMGetMetadata(branch, lo->md_loop);
    if (!loop || !loop_property(loop, "llvm.loop.vectorize.enable") ||
        !LLVMGetModuleFlag(lo->module, "openmp", 6))
        return 0;
    if (loop_property(loop, "llvm.loop.parallel_accesses"))
        return UINT32_MAX;
    uint64_t width = loop_property(loop, "llvm.loop.vectorize.width");
    return width > 1 && width < UINT32_MAX ? (uint32_t)width : 0; /* safelen */
}

/* ---- untied tasks ---- */

static LLVMValueRef parameter_loaded(LLVMValueRef value)
{
    LLVMValueRef from = LLVMIsALoadInst(value) ? LLVMGetOperand(value, 0) : NULL;
    return from && LLVMIsAArgument(from) ? from : NULL;
}

/* The switch over the number of the part; NULL. */
static LLVMValueRef switch_of_parts(LLVMValueRef function)
{
    LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function);
    for (; b; b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(b);
        if (end && LLVMIsASwitchInst(end) && parameter_loaded(LLVMGetOperand(end, 0)))
            return end;
    }
    return NULL;
}

/* The part of a number; NULL if there is none, or values are merged where it begins. */
static LLVMBasicBlockRef part_of_number(LLVMValueRef parts, LLVMValueRef number)
{
    unsigned n = LLVMGetNumSuccessors(parts);
    for (unsigned i = 1; LLVMIsAConstantInt(number) && i < n; i++) {
        if (LLVMConstIntGetZExtValue(switch_case_value(parts, i)) !=
            LLVMConstIntGetZExtValue(number))
            continue;
        LLVMBasicBlockRef to = LLVMGetSuccessor(parts, i);
        return LLVMIsAPHINode(LLVMGetFirstInstruction(to)) ? NULL : to;
    }
    return NULL;
}

/* The part that follows if the task hands itself over here; NULL. */
static LLVMBasicBlockRef part_after(LLVMValueRef call, LLVMValueRef parts)
{
    LLVMValueRef callee = LLVMGetCalledValue(call),
                 number = parameter_loaded(LLVMGetOperand(parts, 0));
    size_t len;
    if (!callee || !LLVMIsAFunction(callee) || LLVMGetNumArgOperands(call) != 3 ||
        strcmp(LLVMGetValueName2(callee, &len), "__kmpc_omp_task") != 0 ||
        !LLVMIsAArgument(LLVMGetOperand(call, 2)))
        return NULL;
    for (LLVMValueRef i = LLVMGetPreviousInstruction(call); i; i = LLVMGetPreviousInstruction(i))
        if (LLVMIsAStoreInst(i) && LLVMGetOperand(i, 1) == number)
            return part_of_number(parts, LLVMGetOperand(i, 0));
    return NULL;
}

void untied_find(struct fn *fn)
{
    LLVMValueRef parts = switch_of_parts(fn->llvm);
    LLVMBasicBlockRef b = parts ? LLVMGetFirstBasicBlock(fn->llvm) : NULL, to;
    for (; b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if (LLVMIsACallInst(i) && (to = part_after(i, parts))) {
                map_put(&fn->cuts, ptr_key(i), map_get(&fn->blocks, ptr_key(to), 0) + 1);
                map_put(&fn->cuts, ptr_key(b), 1);
                break;
            }
    if (!parts || !fn->cuts.n)
        return;
    LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(parts, 0));
    to = part_of_number(parts, LLVMConstInt(type, 0, false));
    if (to) {
        map_put(&fn->cuts, ptr_key(parts), map_get(&fn->blocks, ptr_key(to), 0) + 1);
        map_put(&fn->cuts, ptr_key(LLVMGetInstructionParent(parts)), 1);
    }
}

bool untied_goes_on(struct fn *fn, LLVMValueRef inst)
{
    uint32_t to = fn->cuts.n ? map_get(&fn->cuts, ptr_key(inst), 0) : 0;
    if (!to)
        return false;
    vec_push(&fn->succs, to - 1);
    fn_emit(fn, (struct ir_stmt){.op = IR_JUMP, .dst = IR_NO_REG}, NULL, 0);
    ir_build_succs(fn->lo->build, fn->succs.at, (uint32_t)fn->succs.n);
    return true;
}

bool untied_is_cut(const struct fn *fn, LLVMBasicBlockRef block)
{
    return fn->cuts.n && map_get(&fn->cuts, ptr_key(block), 0);
}

/* ---- if clauses of tasks ---- */

static bool calls(LLVMValueRef inst, const char *name)
{
    LLVMValueRef callee = inst && LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
    size_t len;
    return callee && LLVMIsAFunction(callee) && strcmp(LLVMGetValueName2(callee, &len), name) == 0;
}

static LLVMValueRef without_cast(LLVMValueRef value)
{
    return LLVMIsABitCastInst(value) ? LLVMGetOperand(value, 0) : value;
}

bool task_is_run_at_once(LLVMValueRef call)
{
    LLVMValueRef before = LLVMGetPreviousInstruction(call), task;
    if (!calls(before, "__kmpc_omp_task_begin_if0") || LLVMGetNumArgOperands(call) != 2 ||
        LLVMGetFirstUse(call))
        return false;
    task = without_cast(LLVMGetOperand(before, 2));
    if (task != without_cast(LLVMGetOperand(call, 1)))
        return false;
    for (LLVMUseRef u = LLVMGetFirstUse(task); u; u = LLVMGetNextUse(u)) {
        LLVMValueRef user = LLVMGetUser(u);
        if (calls(user, "__kmpc_omp_task") || calls(user, "__kmpc_omp_task_with_deps"))
            return true;
    }
    return false;
}
