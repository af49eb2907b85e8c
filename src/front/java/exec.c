/* Instructions, one by one, except for calls. */
#include "front/java/lower.h"

static uint32_t kind_size(char kind)
{
    return kind == 'J' || kind == 'D' || kind == 'A' ? 8 : 4;
}

static uint8_t kind_flags(char kind)
{
    return kind == 'A' ? IRF_PTR : 0;
}

static bool is_float(char kind)
{
    return kind == 'F' || kind == 'D';
}

static ir_ref emit_opaque(struct body *b, char kind, const ir_ref *args, uint32_t n)
{
    return emit_value(b, (struct ir_stmt){.op = IR_OPAQUE, .flags = kind_flags(kind)}, args, n);
}

/* ---- constants ---- */

static void load_constant(struct body *b, uint32_t index)
{
    const struct jclass *c = b->lo->class;
    struct jmember_ref m;
    char kind;

    switch (jclass_tag(c, index)) {
    case CONST_INTEGER:
        push(b, 'I', int_ref(b, c->pool[index].u.integer));
        return;
    case CONST_LONG:
        push(b, 'J', int_ref(b, c->pool[index].u.integer));
        return;
    case CONST_FLOAT:
        push(b, 'F', (ir_ref){0});
        return;
    case CONST_DOUBLE:
        push(b, 'D', (ir_ref){0});
        return;
    case CONST_STRING:
        push(b, 'A', sym_ref(sym_string(b->lo, jclass_utf8(c, c->pool[index].a))));
        return;
    case CONST_CLASS:
        push(b, 'A', sym_ref(sym_class(b->lo, jclass_class(c, index))));
        return;
    case CONST_DYNAMIC:
        kind = jclass_member(c, index, &m) ? desc_kind(*m.desc) : 'A';
        push(b, kind, emit_opaque(b, kind, NULL, 0));
        return;
    case CONST_HANDLE:
    case CONST_METHOD_TYPE:
        push(b, 'A', emit_opaque(b, 'A', NULL, 0));
        return;
    default:
        body_fail(b, "a constant cannot be loaded");
    }
}

/* ---- memory ---- */

ir_ref emit_load(struct body *b, ir_ref address, char type)
{
    struct ir_stmt s = {
        .op = IR_LOAD, .size = desc_size(type), .flags = kind_flags(desc_kind(type))};

    return emit_value(b, s, &address, 1);
}

static void emit_store(struct body *b, ir_ref address, uint32_t size, ir_ref value)
{
    ir_ref args[2] = {address, value};

    emit(b, (struct ir_stmt){.op = IR_STORE, .size = size}, args, 2);
}

/* A class other than our own may be initialised here; once in a block is enough. */
void emit_classinit(struct body *b, const char *name)
{
    ir_ref class;

    if (*name == '[' || strcmp(name, b->lo->class->name) == 0)
        return;
    class = sym_ref(sym_class(b->lo, name));
    for (size_t i = 0; i < b->inited.n; i++)
        if (b->inited.at[i] == class.bits)
            return;
    vec_push(&b->inited, class.bits);
    emit(b, (struct ir_stmt){.op = IR_CLASSINIT}, &class, 1);
}

static void exec_static(struct body *b, const struct jinsn *i)
{
    struct jmember_ref m;
    uint32_t sym;

    if (!jclass_member(b->lo->class, (uint32_t)i->a, &m) || !m.owner || *m.desc == '(') {
        body_fail(b, "a static field is none");
        return;
    }
    sym = sym_field(b->lo, &m, true);
    emit_classinit(b, m.owner);
    if (i->op == J_PUTSTATIC) {
        ir_ref value = pop(b).ref;

        mark_kept_text(b->lo, &m, value);
        emit_store(b, sym_ref(sym), desc_size(*m.desc), value);
    } else {
        ir_ref value = emit_load(b, sym_ref(sym), *m.desc);

        handle_loaded(b, &m, value);
        push(b, desc_kind(*m.desc), value);
        b->static_value = value;
        b->static_sym = sym;
    }
}

static void exec_field(struct body *b, const struct jinsn *i)
{
    struct jmember_ref m;
    uint32_t sym;
    ir_ref args[2], value = {0}, address;

    if (!jclass_member(b->lo->class, (uint32_t)i->a, &m) || !m.owner || *m.desc == '(') {
        body_fail(b, "a field is none");
        return;
    }
    sym = sym_field(b->lo, &m, false);
    if (i->op == J_PUTFIELD)
        value = pop(b).ref;
    args[0] = pop(b).ref;
    args[1] = sym_ref(sym);
    address = emit_value(b, (struct ir_stmt){.op = IR_FIELD, .flags = IRF_PTR}, args, 2);
    if (i->op == J_PUTFIELD) {
        mark_kept_text(b->lo, &m, value);
        emit_store(b, address, desc_size(*m.desc), value);
    } else {
        push(b, desc_kind(*m.desc), emit_load(b, address, *m.desc));
    }
}

ir_ref emit_element(struct body *b, ir_ref array, uint32_t size, ir_ref index)
{
    ir_ref args[5] = {array, int_ref(b, IR_ARRAY_ELEMENTS), int_ref(b, size), index, int_ref(b, 0)};

    return emit_value(b, (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, args, 5);
}

static void exec_array_load(struct body *b, const struct jinsn *i)
{
    ir_ref index = pop(b).ref, array = pop(b).ref;
    ir_ref address = emit_element(b, array, (uint32_t)i->aux, index);
    struct ir_stmt s = {.op = IR_LOAD, .size = (uint32_t)i->aux, .flags = kind_flags(i->kind)};

    push(b, i->kind, emit_value(b, s, &address, 1));
}

static void exec_array_store(struct body *b, const struct jinsn *i)
{
    ir_ref value = pop(b).ref, index = pop(b).ref, array = pop(b).ref;

    emit_store(b, emit_element(b, array, (uint32_t)i->aux, index), (uint32_t)i->aux, value);
}

static ir_ref emit_length(struct body *b, ir_ref array)
{
    ir_ref args[2] = {array, int_ref(b, IR_ARRAY_LENGTH)};

    return emit_load(b, emit_value(b, (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, args, 2),
                     'I');
}

/* ---- allocation ---- */

ir_ref emit_new(struct body *b, const char *class_name, ir_ref length)
{
    ir_ref args[2] = {sym_ref(sym_class(b->lo, class_name)), length};

    return emit_value(b, (struct ir_stmt){.op = IR_NEW, .flags = IRF_PTR}, args,
                      ref_is_none(length) ? 1 : 2);
}

static void exec_new(struct body *b, const struct jinsn *i)
{
    const char *name = jclass_class(b->lo->class, (uint32_t)i->a);

    if (!name || *name == '[') {
        body_fail(b, "an object has no class");
        return;
    }
    emit_classinit(b, name);
    push(b, 'A', emit_new(b, name, (ir_ref){0}));
}

static void exec_new_array(struct body *b, const struct jinsn *i)
{
    static const char types[] = "ZCFDBSIJ";
    const char *name = NULL;

    if (i->op == J_ANEWARRAY && (name = jclass_class(b->lo->class, (uint32_t)i->a)))
        name = array_of(b->arena, name);
    else if (i->op == J_NEWARRAY && i->a >= 4 && i->a <= 11)
        name = arena_printf(b->arena, "[%c", types[i->a - 4]);
    if (!name) {
        body_fail(b, "an array has no type");
        return;
    }
    push(b, 'A', emit_new(b, name, pop(b).ref));
}

/* ---- stack ---- */

/* Takes values that fill so many slots of the JVM's stack; their number. */
static uint32_t take(struct body *b, uint32_t slots, struct jval values[2])
{
    uint32_t n = 0;

    while (slots > 0 && !b->failed) {
        values[n] = pop(b);
        uint32_t width = values[n].kind == 'J' || values[n].kind == 'D' ? 2 : 1;

        if (width > slots)
            body_fail(b, "half of a value is taken from the stack");
        slots -= MIN(width, slots);
        n++;
    }
    return n;
}

static void give(struct body *b, const struct jval *values, uint32_t n)
{
    while (n-- > 0)
        push(b, values[n].kind, values[n].ref);
}

/* dup and its relatives: copies the upper slots below the lower ones. */
static void duplicate(struct body *b, uint32_t upper, uint32_t lower)
{
    struct jval top[2], below[2];
    uint32_t ntop = take(b, upper, top), nbelow = take(b, lower, below);

    give(b, top, ntop);
    give(b, below, nbelow);
    give(b, top, ntop);
}

static void exec_stack(struct body *b, const struct jinsn *i)
{
    struct jval values[2];

    switch (i->op) {
    case J_POP:
        (void)take(b, 1, values);
        break;
    case J_POP2:
        (void)take(b, 2, values);
        break;
    case J_SWAP:
        values[0] = pop(b);
        values[1] = pop(b);
        push(b, values[0].kind, values[0].ref);
        push(b, values[1].kind, values[1].ref);
        break;
    case J_DUP:
    case J_DUP_X1:
    case J_DUP_X2:
        duplicate(b, 1, (uint32_t)(i->op - J_DUP));
        break;
    default:
        duplicate(b, 2, (uint32_t)(i->op - J_DUP2));
    }
}

/* ---- arithmetic ---- */

static void exec_binary(struct body *b, const struct jinsn *i)
{
    ir_ref args[2];

    args[1] = pop(b).ref;
    args[0] = pop(b).ref;
    push(b, i->kind,
         is_float(i->kind)
             ? emit_opaque(b, i->kind, args, 2)
             : emit_value(b, (struct ir_stmt){.op = (uint8_t)i->aux, .size = kind_size(i->kind)},
                          args, 2));
}

static void exec_negate(struct body *b, const struct jinsn *i)
{
    ir_ref args[2] = {int_ref(b, 0), pop(b).ref};

    push(b, i->kind,
         is_float(i->kind)
             ? emit_opaque(b, i->kind, args + 1, 1)
             : emit_value(b, (struct ir_stmt){.op = IR_SUB, .size = kind_size(i->kind)}, args, 2));
}

static void exec_iinc(struct body *b, const struct jinsn *i)
{
    ir_ref args[2] = {local_get(b, (uint32_t)i->a, 'I').ref, int_ref(b, i->b)};

    local_set(b, (uint32_t)i->a, 'I',
              emit_value(b, (struct ir_stmt){.op = IR_ADD, .size = 4}, args, 2));
}

static void exec_convert(struct body *b, const struct jinsn *i)
{
    ir_ref arg = pop(b).ref;

    if (i->op == J_I2L)
        arg = emit_value(b, (struct ir_stmt){.op = IR_SEXT, .size = 32}, &arg, 1);
    else if (i->op == J_L2I)
        arg = emit_value(b, (struct ir_stmt){.op = IR_TRUNC, .size = 32}, &arg, 1);
    else
        arg = emit_opaque(b, i->kind, &arg, 1);
    push(b, i->kind, arg);
}

static void exec_narrow(struct body *b, const struct jinsn *i)
{
    uint32_t bits = (uint32_t)i->aux;
    ir_ref arg = pop(b).ref;

    arg = emit_value(b, (struct ir_stmt){.op = IR_TRUNC, .size = bits}, &arg, 1);
    push(b, 'I',
         emit_value(b, (struct ir_stmt){.op = i->op == J_I2C ? IR_ZEXT : IR_SEXT, .size = bits},
                    &arg, 1));
}

/* The result of lcmp is used by the branch behind it, which compares the two values itself. */
static void exec_compare(struct body *b, const struct jinsn *i)
{
    ir_ref args[2], result;

    args[1] = pop(b).ref;
    args[0] = pop(b).ref;
    result = emit_opaque(b, 'I', args, 2);
    push(b, 'I', result);
    if (i->kind == 'J') {
        b->compared = result;
        b->compare_left = args[0];
        b->compare_right = args[1];
    }
}

/* ---- branches ---- */

static void emit_branch(struct body *b, int predicate, ir_ref left, ir_ref right)
{
    ir_ref args[2] = {left, right};
    ir_ref condition =
        emit_value(b, (struct ir_stmt){.op = IR_CMP, .sub = (uint16_t)predicate}, args, 2);

    emit(b, (struct ir_stmt){.op = IR_BRANCH}, &condition, 1);
}

static void exec_if(struct body *b, const struct jinsn *i)
{
    ir_ref value = pop(b).ref;

    if (!ref_is_none(b->compared) && value.bits == b->compared.bits)
        emit_branch(b, i->aux, b->compare_left, b->compare_right);
    else
        emit_branch(b, i->aux, value, int_ref(b, 0));
}

static void exec_if_cmp(struct body *b, const struct jinsn *i)
{
    ir_ref right = pop(b).ref, left = pop(b).ref;
    bool is_left = left.bits == b->static_value.bits, is_right = right.bits == b->static_value.bits;

    if (i->kind == 'A' && !ref_is_none(b->static_value) && is_left != is_right)
        b->differs[b->block] = (struct jdiffers){
            .value = is_left ? right : left, .sym = b->static_sym, .way = i->aux == CMP_EQ};
    emit_branch(b, i->aux, left, right);
}

static void exec_switch(struct body *b, const struct jinsn *i)
{
    ir_ref *args = ARENA_ARRAY(b->arena, ir_ref, i->ncases + 1);

    args[0] = pop(b).ref;
    for (uint32_t n = 0; n < i->ncases; n++) {
        int32_t value;
        int64_t target;

        jinsn_case(&b->code, i, n, &value, &target);
        args[n + 1] = int_ref(b, value);
    }
    emit(b, (struct ir_stmt){.op = IR_SWITCH}, args, i->ncases + 1);
}

static void exec_return(struct body *b, const struct jinsn *i)
{
    ir_ref value = {0}, monitor;

    if (i->kind != 'V')
        value = pop(b).ref;
    begin_finalizer(b);
    if (b->flow.is_synchronized) {
        monitor = b->method->flags & ACC_STATIC ? sym_ref(sym_class(b->lo, b->lo->class->name))
                                                : reg_ref(0);
        emit(b, (struct ir_stmt){.op = IR_RELEASE}, &monitor, 1);
    }
    emit(b, (struct ir_stmt){.op = IR_RET}, &value, i->kind != 'V');
}

/* ---- types ---- */

static void exec_cast(struct body *b, const struct jinsn *i)
{
    const char *name = jclass_class(b->lo->class, (uint32_t)i->a);
    ir_ref args[2] = {pop(b).ref};

    if (!name) {
        body_fail(b, "a cast has no class");
        return;
    }
    if (i->group == G_INSTANCEOF) {
        push(b, 'I', emit_opaque(b, 'I', args, 1));
        return;
    }
    args[1] = sym_ref(sym_class(b->lo, name));
    push(b, 'A', emit_value(b, (struct ir_stmt){.op = IR_CAST, .flags = IRF_PTR}, args, 2));
}

/* ---- all ---- */

static void exec_simple(struct body *b, const struct jinsn *i)
{
    ir_ref ref;

    switch (i->group) {
    case G_CONST:
        push(b, i->kind, is_float(i->kind) ? (ir_ref){0} : int_ref(b, i->aux));
        break;
    case G_PUSH:
        push(b, 'I', int_ref(b, i->a));
        break;
    case G_LDC:
        load_constant(b, (uint32_t)i->a);
        break;
    case G_LOAD:
        push(b, i->kind, local_get(b, (uint32_t)i->a, i->kind).ref);
        break;
    case G_STORE:
        ref = pop(b).ref;
        local_set(b, (uint32_t)i->a, i->kind, ref);
        break;
    case G_LENGTH:
        ref = pop(b).ref;
        push(b, 'I', emit_length(b, ref));
        break;
    case G_MONITOR:
        ref = pop(b).ref;
        mark_locked_text(b->lo, ref);
        emit(b, (struct ir_stmt){.op = (uint8_t)i->aux}, &ref, 1);
        break;
    case G_THROW:
        ref = pop(b).ref;
        emit(b, (struct ir_stmt){.op = IR_THROW}, &ref, 1);
        break;
    case G_JSR:
        push(b, 'R', (ir_ref){0});
        break;
    default: /* NOP, GOTO, RET: nothing but where it goes on */
        break;
    }
}

void exec_insn(struct body *b, const struct jinsn *i)
{
    static void (*const by_group[])(struct body *, const struct jinsn *) = {
        [G_ARRAY_LOAD] = exec_array_load,
        [G_ARRAY_STORE] = exec_array_store,
        [G_STACK] = exec_stack,
        [G_BINARY] = exec_binary,
        [G_NEGATE] = exec_negate,
        [G_IINC] = exec_iinc,
        [G_CONVERT] = exec_convert,
        [G_NARROW] = exec_narrow,
        [G_COMPARE] = exec_compare,
        [G_IF] = exec_if,
        [G_IF_CMP] = exec_if_cmp,
        [G_SWITCH] = exec_switch,
        [G_RETURN] = exec_return,
        [G_STATIC] = exec_static,
        [G_FIELD] = exec_field,
        [G_INVOKE] = exec_invoke,
        [G_DYNAMIC] = exec_dynamic,
        [G_NEW] = exec_new,
        [G_NEW_ARRAY] = exec_new_array,
        [G_MULTI_ARRAY] = exec_multi_array,
        [G_CAST] = exec_cast,
        [G_INSTANCEOF] = exec_cast,
        [G_MONITOR] = NULL,
    };

    if (by_group[i->group])
        by_group[i->group](b, i);
    else
        exec_simple(b, i);
}
