/*
 * Constants: everything that is an integer, an address or an address plus bytes becomes one
 * operand. Initialisers are flattened to (offset, size, value).
 */
#include "front/llvm/lower.h"

/* Depth of nested constant expressions and initialisers that we follow; parts of one expression. */
#define MAX_DEPTH        1024
#define MAX_PARTS_OF_ONE 8192
/* Plain integers kept per initialiser; addresses are always kept. */
#define MAX_INITIAL_INTS 4096
/* Longer arrays of bytes are text or tables, of no use to the analyses. */
#define MAX_INITIAL_BYTES 64

struct value {
    int64_t offset;
    uint32_t sym; /* IR_NONE: plain integer */
    bool is_known;
};

static const struct value unknown_value = {0, IR_NONE, false};

static struct value evaluate(struct lower *, LLVMValueRef, int depth);

static int64_t int_value(LLVMValueRef c)
{
    LLVMTypeRef type = LLVMTypeOf(c);
    if (LLVMGetTypeKind(type) != LLVMIntegerTypeKind)
        return 0;
    if (LLVMGetIntTypeWidth(type) == 1)
        return (int64_t)LLVMConstIntGetZExtValue(c);
    return LLVMConstIntGetSExtValue(c);
}

static void add_term(struct gep_shape *shape, uint64_t stride, uint64_t count, LLVMValueRef index)
{
    if (shape->nterms < MAX_GEP_TERMS)
        shape->terms[shape->nterms++] = (struct gep_term){stride, count, index};
    else
        shape->terms[MAX_GEP_TERMS - 1] = (struct gep_term){1, 0, NULL};
}

static void add_index(struct lower *lo, struct gep_shape *shape, LLVMTypeRef element,
                      uint64_t count, LLVMValueRef index)
{
    uint64_t stride = type_info(lo, element)->alloc_size;
    if (LLVMIsAConstantInt(index))
        shape->offset = (int64_t)((uint64_t)shape->offset + (uint64_t)int_value(index) * stride);
    else if (stride)
        add_term(shape, stride, count, index);
}

void gep_measure(struct lower *lo, LLVMValueRef gep, struct gep_shape *shape)
{
    LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
    int n = LLVMGetNumOperands(gep);
    shape->offset = 0;
    shape->nterms = 0;
    shape->array_size = 0;
    if (n > 1)
        add_index(lo, shape, type, 0, LLVMGetOperand(gep, 1));
    for (int i = 2; i < n; i++) {
        LLVMValueRef index = LLVMGetOperand(gep, (unsigned)i);
        LLVMTypeKind kind = LLVMGetTypeKind(type);
        if (kind == LLVMStructTypeKind) {
            unsigned field =
                LLVMIsAConstantInt(index) ? (unsigned)LLVMConstIntGetZExtValue(index) : 0;
            if (field >= LLVMCountStructElementTypes(type))
                return;
            shape->offset += (int64_t)LLVMOffsetOfElement(lo->layout, type, field);
            type = LLVMStructGetTypeAtIndex(type, field);
            continue;
        }
        uint64_t count = kind == LLVMArrayTypeKind ? LLVMGetArrayLength2(type) : 0;
        type = LLVMGetElementType(type);
        add_index(lo, shape, type, count, index);
    }
    /* One element is how old code writes "as many as were allocated". */
    if (LLVMGetTypeKind(type) == LLVMArrayTypeKind && LLVMGetArrayLength2(type) > 1)
        shape->array_size = type_info(lo, type)->alloc_size;
}

static struct value sum(struct value a, struct value b, bool subtract)
{
    if (!a.is_known || !b.is_known)
        return unknown_value;
    if (b.sym != IR_NONE) {
        if (subtract ? a.sym != b.sym : a.sym != IR_NONE)
            return unknown_value;
        a.sym = subtract ? IR_NONE : b.sym;
    }
    uint64_t offset = (uint64_t)b.offset;
    a.offset = (int64_t)((uint64_t)a.offset + (subtract ? 0 - offset : offset));
    return a;
}

static struct value evaluate_gep(struct lower *lo, LLVMValueRef c, int depth)
{
    struct gep_shape shape;
    gep_measure(lo, c, &shape);
    struct value v = evaluate(lo, LLVMGetOperand(c, 0), depth + 1);
    v.offset = (int64_t)((uint64_t)v.offset + (uint64_t)shape.offset);
    for (uint32_t i = 0; i < shape.nterms; i++) {
        struct value index =
            shape.terms[i].index ? evaluate(lo, shape.terms[i].index, depth + 1) : unknown_value;
        if (!index.is_known || index.sym != IR_NONE)
            continue; /* keeps the base: an address inside the same object */
        v.offset += index.offset * (int64_t)shape.terms[i].stride;
    }
    return v;
}

static struct value evaluate_expr(struct lower *lo, LLVMValueRef c, int depth)
{
    switch (LLVMGetConstOpcode(c)) {
    case LLVMGetElementPtr:
        return evaluate_gep(lo, c, depth);
    case LLVMPtrToInt:
    case LLVMIntToPtr:
    case LLVMBitCast:
    case LLVMAddrSpaceCast:
        return evaluate(lo, LLVMGetOperand(c, 0), depth + 1);
    case LLVMTrunc: {
        struct value v = evaluate(lo, LLVMGetOperand(c, 0), depth + 1);
        return v.sym == IR_NONE ? v : unknown_value;
    }
    case LLVMAdd:
    case LLVMSub:
        return sum(evaluate(lo, LLVMGetOperand(c, 0), depth + 1),
                   evaluate(lo, LLVMGetOperand(c, 1), depth + 1), LLVMGetConstOpcode(c) == LLVMSub);
    default: {
        /* and, or, xor on an address (tagged pointers): integer arithmetic keeps the base */
        if (LLVMGetNumOperands(c) < 1 || type_info(lo, LLVMTypeOf(c))->kind == LLVMVectorTypeKind)
            return unknown_value;
        struct value v = evaluate(lo, LLVMGetOperand(c, 0), depth + 1);
        return v.sym != IR_NONE ? v : unknown_value;
    }
    }
}

static struct value evaluate(struct lower *lo, LLVMValueRef c, int depth)
{
    if (lo->const_parts > MAX_PARTS_OF_ONE)
        return unknown_value;
    if (depth > MAX_DEPTH || lo->const_parts++ == MAX_PARTS_OF_ONE) {
        lower_loss(lo, LOSS_FEATURE, IR_NONE, IR_NONE, "constant expression too large");
        lo->const_parts = MAX_PARTS_OF_ONE + 1;
        return unknown_value;
    }
    switch (LLVMGetValueKind(c)) {
    case LLVMConstantIntValueKind:
        return (struct value){int_value(c), IR_NONE, true};
    case LLVMConstantPointerNullValueKind:
        return (struct value){0, IR_NONE, true};
    case LLVMFunctionValueKind:
    case LLVMGlobalVariableValueKind:
    case LLVMGlobalAliasValueKind:
    case LLVMGlobalIFuncValueKind: {
        uint32_t sym = lower_sym(lo, c);
        return sym == IR_NONE ? unknown_value : (struct value){0, sym, true};
    }
    case LLVMConstantExprValueKind:
        return evaluate_expr(lo, c, depth);
    default:
        return unknown_value;
    }
}

/* Remembers what the reference stands for, so that more can be added to it. */
static ir_ref address_ref(struct lower *lo, uint32_t sym, int64_t offset)
{
    ir_ref r = ir_build_addr(lo->build, sym, offset);
    bool fresh;
    uint32_t *slot = map_slot(&lo->addr_index, r.bits, &fresh);
    if (fresh) {
        struct ir_addr_const a = {.sym = sym, .offset = offset};
        vec_push(&lo->addrs, a);
        *slot = (uint32_t)lo->addrs.n - 1;
    }
    return r;
}

bool const_address_plus(struct lower *lo, ir_ref base, int64_t offset, ir_ref *out)
{
    if (ref_kind(base) == REF_SYM) {
        *out = address_ref(lo, ref_index(base), offset);
        return true;
    }
    if (ref_kind(base) != REF_ADDR)
        return false;
    struct ir_addr_const a = lo->addrs.at[map_get(&lo->addr_index, base.bits, 0)];
    *out = address_ref(lo, a.sym, (int64_t)((uint64_t)a.offset + (uint64_t)offset));
    return true;
}

static ir_ref value_to_ref(struct lower *lo, struct value v)
{
    if (!v.is_known)
        return NO_REF;
    if (v.sym == IR_NONE)
        return ir_build_int(lo->build, v.offset);
    return address_ref(lo, v.sym, v.offset);
}

ir_ref const_ref(struct lower *lo, LLVMValueRef c)
{
    switch (LLVMGetValueKind(c)) {
    case LLVMConstantIntValueKind:
        return ir_build_int(lo->build, int_value(c));
    case LLVMConstantPointerNullValueKind:
        return ref_make(REF_IMM, 0);
    case LLVMFunctionValueKind:
    case LLVMGlobalVariableValueKind:
    case LLVMGlobalAliasValueKind:
    case LLVMGlobalIFuncValueKind: {
        uint32_t sym = lower_sym(lo, c);
        return sym == IR_NONE ? NO_REF : ref_make(REF_SYM, sym);
    }
    case LLVMConstantExprValueKind: {
        bool fresh;
        uint32_t *slot = map_slot(&lo->consts, ptr_key(c), &fresh);
        if (!fresh)
            return (ir_ref){*slot};
        lo->const_parts = 0;
        ir_ref r = value_to_ref(lo, evaluate(lo, c, 0));
        map_put(&lo->consts, ptr_key(c), r.bits);
        return r;
    }
    default:
        return NO_REF;
    }
}

static bool ref_is_address(ir_ref r)
{
    return ref_kind(r) == REF_SYM || ref_kind(r) == REF_ADDR;
}

uint32_t const_addresses(struct lower *lo, LLVMValueRef c, ir_ref *out, uint32_t max)
{
    uint32_t n = 0;
    if (!const_is_aggregate(LLVMGetValueKind(c))) {
        ir_ref r = const_ref(lo, c);
        if (max && ref_is_address(r))
            out[n++] = r;
        return n;
    }
    int count = LLVMGetNumOperands(c);
    for (int i = 0; i < count && n < max; i++)
        n += const_addresses(lo, LLVMGetOperand(c, (unsigned)i), out + n, max - n);
    return n;
}

/* ---- initialisers ---- */

struct init_walk {
    struct lower *lo;
    uint32_t sym;
    uint32_t nints;
    bool is_constant, is_partial, is_too_deep;
};

static void init_int(struct init_walk *w, uint64_t offset, uint64_t size, int64_t value)
{
    if (!value)
        return;
    if (w->nints == MAX_INITIAL_INTS) {
        w->is_partial = true;
        return;
    }
    w->nints++;
    ir_build_init(w->lo->build, w->sym, offset, (uint32_t)size, ir_build_int(w->lo->build, value));
}

static void init_data(struct init_walk *w, LLVMValueRef c, LLVMTypeRef type, uint64_t offset)
{
    LLVMTypeRef element = LLVMGetElementType(type);
    const struct type_info *t = type_info(w->lo, element);
    if (t->kind != LLVMIntegerTypeKind)
        return;
    bool is_array = LLVMGetTypeKind(type) == LLVMArrayTypeKind;
    uint64_t n = is_array ? LLVMGetArrayLength2(type) : LLVMGetVectorSize(type);
    if (n > MAX_INITIAL_INTS || (t->store_size == 1 && (w->is_constant || n > MAX_INITIAL_BYTES))) {
        w->is_partial = true;
        return;
    }
    uint64_t size = t->store_size, stride = t->alloc_size;
    for (uint64_t i = 0; i < n; i++) {
        LLVMValueRef e = LLVMGetAggregateElement(c, (unsigned)i);
        if (e)
            init_int(w, offset + i * stride, size, int_value(e));
    }
}

static void init_walk(struct init_walk *, LLVMValueRef, uint64_t offset, int depth);

static void init_elements(struct init_walk *w, LLVMValueRef c, LLVMTypeRef type, uint64_t offset,
                          int depth)
{
    int n = LLVMGetNumOperands(c);
    if (LLVMGetTypeKind(type) == LLVMStructTypeKind) {
        for (int i = 0; i < n; i++)
            init_walk(w, LLVMGetOperand(c, (unsigned)i),
                      offset + LLVMOffsetOfElement(w->lo->layout, type, (unsigned)i), depth + 1);
        return;
    }
    uint64_t stride = type_info(w->lo, LLVMGetElementType(type))->alloc_size;
    for (int i = 0; i < n; i++)
        init_walk(w, LLVMGetOperand(c, (unsigned)i), offset + (uint64_t)i * stride, depth + 1);
}

static void init_scalar(struct init_walk *w, LLVMValueRef c, LLVMTypeRef type, uint64_t offset)
{
    ir_ref r = const_ref(w->lo, c);
    uint64_t size = type_info(w->lo, type)->store_size;
    int64_t value;
    if (ref_is_address(r))
        ir_build_init(w->lo->build, w->sym, offset, (uint32_t)size, r);
    else if (LLVMIsAConstantInt(c))
        init_int(w, offset, size, int_value(c));
    else if (ref_kind(r) == REF_IMM && (value = ref_imm(r)) != 0)
        init_int(w, offset, size, value);
    else if (ref_kind(r) == REF_INT)
        ir_build_init(w->lo->build, w->sym, offset, (uint32_t)size, r);
}

static void init_walk(struct init_walk *w, LLVMValueRef c, uint64_t offset, int depth)
{
    LLVMTypeRef type = LLVMTypeOf(c);
    if (depth > MAX_DEPTH) {
        if (!w->is_too_deep)
            lower_loss(w->lo, LOSS_FEATURE, IR_NONE, IR_NONE, "initialiser nested too deeply");
        w->is_too_deep = w->is_partial = true;
        return;
    }
    switch (LLVMGetValueKind(c)) {
    case LLVMConstantStructValueKind:
    case LLVMConstantArrayValueKind:
    case LLVMConstantVectorValueKind:
        init_elements(w, c, type, offset, depth);
        break;
    case LLVMConstantDataArrayValueKind:
    case LLVMConstantDataVectorValueKind:
        init_data(w, c, type, offset);
        break;
    case LLVMConstantAggregateZeroValueKind:
    case LLVMUndefValueValueKind:
    case LLVMPoisonValueValueKind:
        break;
    default:
        init_scalar(w, c, type, offset);
    }
}

void const_initialiser(struct lower *lo, uint32_t sym, LLVMValueRef init)
{
    struct init_walk w = {.lo = lo, .sym = sym};
    w.is_constant = ir_build_sym_at(lo->build, sym)->flags & SYMF_CONSTANT;
    init_walk(&w, init, 0, 0);
    if (w.is_partial)
        ir_build_sym_at(lo->build, sym)->flags |= SYMF_INIT_PARTIAL;
}
