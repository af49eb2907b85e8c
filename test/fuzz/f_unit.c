/*
 * Unit files. Random bytes would never pass the checksum, so the input is a list of edits to a
 * valid unit (4 bytes each: offset, operation, value), whose length and checksum are then set right:
 * what is left to refuse the damage is the verifier. A unit it accepts must be safe to walk.
 */
#include "base/hash.h"
#include "base/os.h"
#include "ir/build.h"
#include "ir/text.h"
#include "ir/unit.h"
#include "ir/unit_int.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* doc/format/unit.md: where the header keeps its length and checksum. */
enum { TOTAL_AT = 16, CHECKSUM_AT = 24, CHECKED_FROM = 32 };

static void add(struct ir_builder *b, struct ir_stmt s, const ir_ref *args, uint32_t nargs)
{
    ir_build_stmt(b, s, args, nargs, &(struct ir_pos){.line = 7});
}

/* A bit of everything: variables with initialisers, types, a loop, a call. */
static struct ir_unit *make_unit(void)
{
    struct ir_builder *b = ir_build_new("fuzz.c", "fuzz", 8);
    uint32_t x = ir_build_sym(b, "x", SYM_VAR, LINK_EXTERNAL, SYMF_DEFINED);
    ir_build_sym_at(b, x)->size = 16;
    ir_build_init(b, x, 0, 8, ir_build_int(b, 1ll << 40));
    ir_build_init(b, x, 8, 8, ir_build_addr(b, x, 8));
    uint32_t g = ir_build_sym(b, "g", SYM_FUNC, LINK_EXTERNAL, 0);
    uint32_t f = ir_build_sym(b, "f", SYM_FUNC, LINK_EXTERNAL, 0);
    ir_build_ctor(b, g, 1, false);
    ir_build_func_begin(b, f, 2, 0);
    uint32_t v = ir_build_reg(b), w = ir_build_reg(b);
    ir_ref addr = ref_make(REF_SYM, x), vr = ref_make(REF_REG, v), wr = ref_make(REF_REG, w);
    ir_build_block(b);
    ir_build_succs(b, (uint32_t[]){1}, 1);
    add(b, (struct ir_stmt){.op = IR_LOAD, .dst = v, .size = 8}, &addr, 1);
    add(b, (struct ir_stmt){.op = IR_ADD, .dst = w}, (ir_ref[]){vr, ir_build_int(b, 5)}, 2);
    add(b, (struct ir_stmt){.op = IR_JUMP, .dst = IR_NO_REG}, NULL, 0);
    ir_build_block(b);
    add(b, (struct ir_stmt){.op = IR_STORE, .dst = IR_NO_REG, .size = 8},
        (ir_ref[]){ir_build_addr(b, x, 8), wr}, 2);
    add(b, (struct ir_stmt){.op = IR_RET, .dst = IR_NO_REG}, NULL, 0);
    ir_build_func_end(b);
    struct diag d = {0};
    struct ir_unit *u = ir_build_finish(b, &d);
    if (!u)
        BUG("%s", diag_str(&d));
    return u;
}

static void apply_edits(uint8_t *bytes, size_t len, const uint8_t *edits, size_t size)
{
    for (; size >= 4; edits += 4, size -= 4) {
        size_t at = (size_t)(edits[0] | (edits[1] & 0x7f) << 8) % len;
        switch (edits[2] % 4) {
        case 0:
            bytes[at] = edits[3];
            break;
        case 1:
            bytes[at] ^= (uint8_t)(1u << edits[3] % 8);
            break;
        case 2:
            bytes[at] = (uint8_t)(bytes[at] + edits[3]);
            break;
        default: /* a whole little-endian word to its end: large counts and indices */
            memset(bytes + at, edits[3], MIN(len - at, (size_t)4));
        }
    }
}

static void seal(uint8_t *bytes, size_t len)
{
    uint64_t total = len, checksum = hash64(bytes + CHECKED_FROM, len - CHECKED_FROM);
    memcpy(bytes + TOTAL_AT, &total, sizeof total);
    memcpy(bytes + CHECKSUM_AT, &checksum, sizeof checksum);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ir_unit *good = make_unit();
    size_t len;
    uint8_t *bytes = ir_unit_layout(good, &len);
    struct diag d = {0};
    apply_edits(bytes, len, data, size);
    seal(bytes, len);
    struct ir_unit *damaged = ir_unit_from_bytes(bytes, len, &d);
    if (damaged) {
        struct strbuf text = {0};
        ir_print(damaged, &text);
        strbuf_release(&text);
    }
    ir_unit_free(damaged);
    ir_unit_free(good);
    free(bytes);
    diag_release(&d);
    return 0;
}
