/* Calls. References stay as the constant pool has them; the linker finds what they mean. */
#include "front/java/lower.h"

uint32_t pop_arguments(struct body *b, const char *desc, ir_ref args[256])
{
    uint32_t n = jdesc_nparams(desc);

    for (uint32_t i = n; i-- > 0;)
        args[i] = pop(b).ref;
    return n;
}

static void push_result(struct body *b, const char *desc, struct ir_stmt s, const ir_ref *args,
                        uint32_t n)
{
    char kind = desc_kind(jdesc_return(desc));

    if (kind == 'V') {
        emit(b, s, args, n);
        return;
    }
    s.flags = kind == 'A' ? IRF_PTR : 0;
    push(b, kind, emit_value(b, s, args, n));
}

/* A fresh array with the same elements. */
static void copy_array(struct body *b, const char *type)
{
    ir_ref args[3] = {pop(b).ref, int_ref(b, IR_ARRAY_LENGTH)};
    ir_ref from = args[0], length, copy;

    length = emit_load(b, emit_value(b, (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, args, 2),
                       'I');
    copy = emit_new(b, type, length);
    args[0] = emit_element(b, copy, 1, int_ref(b, 0));
    args[1] = emit_element(b, from, 1, int_ref(b, 0));
    args[2] = (ir_ref){0};
    emit(b, (struct ir_stmt){.op = IR_MEMCOPY}, args, 3);
    push(b, 'A', copy);
}

void exec_invoke(struct body *b, const struct jinsn *i)
{
    struct ir_stmt s = {.op = i->op == J_INVOKESTATIC || i->op == J_INVOKESPECIAL ? IR_CALL
                                                                                  : IR_VCALL};
    struct jmember_ref m;
    ir_ref args[258];
    uint32_t n = 1;

    if (!jclass_member(b->lo->class, (uint32_t)i->a, &m) || !m.owner || *m.desc != '(') {
        body_fail(b, "a call has no method");
        return;
    }
    if (*m.owner == '[' && strcmp(m.name, "clone") == 0 && i->op == J_INVOKEVIRTUAL &&
        jdesc_nparams(m.desc) == 0 && desc_kind(jdesc_return(m.desc)) == 'A') {
        copy_array(b, m.owner);
        return;
    }
    n += pop_arguments(b, m.desc, args + (i->op == J_INVOKESTATIC ? 1 : 2));
    if (i->op != J_INVOKESTATIC) {
        args[1] = pop(b).ref;
        n++;
    } else {
        emit_classinit(b, m.owner);
    }
    if (strcmp(m.owner, "java/lang/Object") == 0 && strcmp(m.name, "<init>") == 0)
        return; /* does nothing */
    if (exec_reflection(b, &m, args, n) || exec_handle(b, &m, args, n) ||
        exec_proxy(b, &m, args, n) || exec_extreme(b, &m, args) || exec_range(b, &m, args))
        return;
    if (i->op != J_INVOKESTATIC) {
        before_barrier(b, &m, args[1]);
        lock_both_texts(b, &m, args);
        keep_stream_lock(b, &m, args);
        begin_cleaner(b, &m, args, n);
    }
    ask_for_text(b, &m, args, n);
    ask_for_texts(b, &m, args, n);
    args[0] = sym_ref(sym_method(b->lo, m.owner, library_name(&m, args, n), m.desc));
    push_result(b, m.desc, s, args, n);
}
