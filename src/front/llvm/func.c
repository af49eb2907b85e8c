/*
 * One function: numbers the blocks, gives registers to values on first mention, then translates
 * block by block. Later mentions find the register, so phis need no second pass.
 */
#include "front/llvm/lower.h"
#include <stdlib.h>

/* ---- values ---- */

static ir_ref *value_slot(struct fn *fn, uint64_t key, bool *fresh)
{
    return (ir_ref *)map_slot(&fn->values, key, fresh);
}

static uint32_t def_key(struct fn *fn, uint64_t key)
{
    bool fresh;
    ir_ref *slot = value_slot(fn, key, &fresh);
    if (fresh)
        *slot = reg_ref(ir_build_reg(fn->lo->build));
    return ref_index(*slot);
}

uint32_t fn_def(struct fn *fn, LLVMValueRef inst)
{
    return def_key(fn, ptr_key(inst));
}

/* Values are aligned, so the odd key is free for the second result. */
uint32_t fn_def_second(struct fn *fn, LLVMValueRef inst)
{
    return def_key(fn, ptr_key(inst) + 1);
}

void fn_alias(struct fn *fn, LLVMValueRef inst, ir_ref value)
{
    bool fresh;
    ir_ref *slot = value_slot(fn, ptr_key(inst), &fresh);
    if (fresh)
        *slot = value;
    else
        fn_emit1(fn,
                 (struct ir_stmt){.op = IR_COPY,
                                  .dst = ref_index(*slot),
                                  .flags = fn_ptr_flag(fn, LLVMTypeOf(inst))},
                 value);
}

/* A constant aggregate stands for the addresses inside it. */
static ir_ref aggregate_value(struct fn *fn, LLVMValueRef c)
{
    ir_ref found[MAX_LEAVES];
    uint32_t n = const_addresses(fn->lo, c, found, MAX_LEAVES);
    if (n <= 1)
        return n ? found[0] : NO_REF;
    uint32_t reg = ir_build_reg(fn->lo->build);
    fn_emit(fn, (struct ir_stmt){.op = IR_MERGE, .dst = reg, .flags = IRF_PTR}, found, n);
    return reg_ref(reg);
}

ir_ref fn_value(struct fn *fn, LLVMValueRef v)
{
    LLVMValueKind kind = LLVMGetValueKind(v);
    if (kind == LLVMInstructionValueKind || kind == LLVMArgumentValueKind) {
        bool fresh;
        ir_ref *slot = value_slot(fn, ptr_key(v), &fresh);
        if (fresh)
            *slot = reg_ref(ir_build_reg(fn->lo->build));
        return *slot;
    }
    if (const_is_aggregate(kind))
        return aggregate_value(fn, v);
    return const_ref(fn->lo, v);
}

uint8_t fn_ptr_flag(struct fn *fn, LLVMTypeRef type)
{
    const struct type_info *t = type_info(fn->lo, type);
    if (!t->is_ptr)
        return 0;
    return t->kind == LLVMIntegerTypeKind ? IRF_PTR | IRF_WIDE_INT : IRF_PTR;
}

/* ---- statements ---- */

uint32_t fn_emit(struct fn *fn, struct ir_stmt stmt, const ir_ref *args, uint32_t nargs)
{
    uint32_t number = ir_build_stmt(fn->lo->build, stmt, args, nargs, &fn->pos);
    fn->pos.hint = 0; /* belongs to one statement */
    fn->lo->stats.statements++;
    return number;
}

uint32_t fn_emit1(struct fn *fn, struct ir_stmt stmt, ir_ref a)
{
    return fn_emit(fn, stmt, &a, 1);
}

uint32_t fn_emit2(struct fn *fn, struct ir_stmt stmt, ir_ref a, ir_ref b)
{
    ir_ref args[] = {a, b};
    return fn_emit(fn, stmt, args, 2);
}

uint32_t fn_emit3(struct fn *fn, struct ir_stmt stmt, ir_ref a, ir_ref b, ir_ref c)
{
    ir_ref args[] = {a, b, c};
    return fn_emit(fn, stmt, args, 3);
}

ir_ref fn_offset(struct fn *fn, ir_ref base, uint64_t offset)
{
    ir_ref fixed;
    if (!offset)
        return base;
    if (const_address_plus(fn->lo, base, (int64_t)offset, &fixed))
        return fixed;
    uint32_t reg = ir_build_reg(fn->lo->build);
    fn_emit2(fn, (struct ir_stmt){.op = IR_ADDR, .dst = reg, .flags = IRF_PTR}, base,
             ir_build_int(fn->lo->build, (int64_t)offset));
    return reg_ref(reg);
}

void fn_opaque(struct fn *fn, LLVMValueRef inst, int noperands)
{
    vec_clear(&fn->args);
    for (int i = 0; i < noperands; i++) {
        LLVMValueRef operand = LLVMGetOperand(inst, (unsigned)i);
        LLVMValueKind kind = LLVMGetValueKind(operand);
        if (kind == LLVMInstructionValueKind || kind == LLVMArgumentValueKind)
            vec_push(&fn->args, fn_value(fn, operand));
    }
    fn_emit(fn,
            (struct ir_stmt){.op = IR_OPAQUE,
                             .dst = fn_def(fn, inst),
                             .flags = fn_ptr_flag(fn, LLVMTypeOf(inst))},
            fn->args.at, (uint32_t)fn->args.n);
}

void fn_loss(struct fn *fn, enum ir_loss_kind kind, uint32_t stmt, const char *text)
{
    lower_loss(fn->lo, kind, fn->index, stmt, text);
}

/* ---- blocks ---- */

static void number_blocks(struct fn *fn)
{
    uint32_t n = 0;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(fn->llvm); b; b = LLVMGetNextBasicBlock(b))
        map_put(&fn->blocks, ptr_key(b), n++);
}

/* A constant aggregate with several addresses cannot be merged here: statements stand first. */
static ir_ref phi_value(struct fn *fn, LLVMValueRef value)
{
    ir_ref found[2];
    if (!const_is_aggregate(LLVMGetValueKind(value)))
        return fn_value(fn, value);
    uint32_t n = const_addresses(fn->lo, value, found, 2);
    if (n == 2)
        fn_loss(fn, LOSS_FEATURE, IR_NONE, "phi of constant structs");
    return n ? found[0] : NO_REF;
}

/* An edge of a switch may be listed several times. */
static bool phi_has_block(const ir_ref *args, size_t n, uint32_t block)
{
    for (size_t i = 1; i < n && i < 128; i += 2)
        if (ref_index(args[n - i]) == block)
            return true;
    return false;
}

static void lower_phi(struct fn *fn, LLVMValueRef phi)
{
    uint32_t dst = fn_def(fn, phi);
    unsigned n = LLVMCountIncoming(phi);
    vec_clear(&fn->args);
    for (unsigned i = 0; i < n; i++) {
        LLVMBasicBlockRef from = LLVMGetIncomingBlock(phi, i);
        uint32_t block = map_get(&fn->blocks, ptr_key(from), 0);
        if (untied_is_cut(fn, from) || phi_has_block(fn->args.at, fn->args.n, block))
            continue;
        ir_ref value = phi_value(fn, LLVMGetIncomingValue(phi, i));
        vec_push(&fn->args, value);
        vec_push(&fn->args, ref_make(REF_BLOCK, block));
    }
    uint8_t flags = fn_ptr_flag(fn, LLVMTypeOf(phi));
    fn_emit(fn, (struct ir_stmt){.op = IR_PHI, .dst = dst, .flags = flags}, fn->args.at,
            (uint32_t)fn->args.n);
}

static void lower_block(struct fn *fn, LLVMBasicBlockRef block)
{
    for (LLVMValueRef i = LLVMGetFirstInstruction(block); i; i = LLVMGetNextInstruction(i)) {
        LLVMOpcode op = LLVMGetInstructionOpcode(i);
        fn->pos = debug_pos(fn->lo, i, fn->start);
        debug_note_variables(fn, i);
        vec_clear(&fn->succs);
        if (untied_goes_on(fn, i))
            return;
        if (op == LLVMCall && task_is_run_at_once(i))
            continue;
        if (op == LLVMPHI)
            lower_phi(fn, i);
        else if (LLVMIsATerminatorInst(i))
            lower_terminator(fn, i, op);
        else
            lower_inst(fn, i, op);
    }
}

/* ---- entry ---- */

/* A byval argument is the callee's own object: copy it out of the caller's at entry (aux = 1). */
static void copy_byval(struct fn *fn, unsigned index, LLVMValueRef param)
{
    LLVMAttributeRef attr = LLVMGetEnumAttributeAtIndex(fn->llvm, index + 1, fn->lo->attr_byval);
    if (!attr)
        return;
    uint64_t size = type_info(fn->lo, LLVMGetTypeAttributeValue(attr))->alloc_size;
    uint32_t own = ir_build_reg(fn->lo->build);
    ir_ref passed = reg_ref(index);
    debug_alloca(fn->lo, param, &fn->pos);
    fn_emit(fn,
            (struct ir_stmt){.op = IR_ALLOCA,
                             .dst = own,
                             .flags = IRF_PTR,
                             .aux = 1,
                             .size = (uint32_t)MIN(size, UINT32_MAX)},
            NULL, 0);
    fn_emit3(fn, (struct ir_stmt){.op = IR_MEMCOPY, .dst = IR_NO_REG, .aux = 1}, reg_ref(own),
             passed, ir_build_int(fn->lo->build, (int64_t)size));
    map_put(&fn->values, ptr_key(param), reg_ref(own).bits);
}

static void name_params(struct fn *fn, unsigned nparams)
{
    for (unsigned i = 0; i < nparams; i++)
        map_put(&fn->values, ptr_key(LLVMGetParam(fn->llvm, i)), reg_ref(i).bits);
}

static uint32_t function_flags(LLVMValueRef f, struct lower *lo)
{
    uint32_t flags = 0;
    if (LLVMIsFunctionVarArg(LLVMGlobalGetValueType(f)))
        flags |= FUNC_VARIADIC;
    if (LLVMGetEnumAttributeAtIndex(f, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                    lo->attr_noreturn))
        flags |= FUNC_NORETURN;
    if (LLVMHasPersonalityFn(f))
        flags |= FUNC_HAS_EH;
    return flags;
}

static void begin_function(struct fn *fn, unsigned nparams)
{
    struct lower *lo = fn->lo;
    fn->start.scope = debug_function(lo, fn->llvm, fn->sym, &fn->start.line);
    bool has_parts = returns_parts(lo, LLVMGlobalGetValueType(fn->llvm));
    fn->index =
        ir_build_func_begin(lo->build, fn->sym, nparams + has_parts, function_flags(fn->llvm, lo));
    ir_build_func_at(lo->build)->scope = fn->start.scope;
    ir_build_func_at(lo->build)->line = fn->start.line;
    fn->pos = fn->start;
    number_blocks(fn);
    untied_find(fn);
    name_params(fn, nparams);
}

void lower_function(struct lower *lo, LLVMValueRef f, uint32_t sym)
{
    struct fn fn = {.lo = lo, .llvm = f, .sym = sym};
    unsigned nparams = LLVMCountParams(f);
    begin_function(&fn, nparams);
    bool is_entry = true;
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b)) {
        ir_build_block(lo->build);
        for (unsigned i = 0; is_entry && i < nparams; i++)
            copy_byval(&fn, i, LLVMGetParam(f, i));
        is_entry = false;
        lower_block(&fn, b);
    }
    debug_keep_types(&fn);
    ir_build_func_end(lo->build);
    lo->stats.functions++;
    map_release(&fn.values);
    map_release(&fn.blocks);
    map_release(&fn.cuts);
    vec_release(&fn.args);
    vec_release(&fn.succs);
    vec_release(&fn.kept);
}
