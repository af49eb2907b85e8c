/*
 * Unit files. Random bytes would never pass the checksum, so the input is a list of edits to a
 * valid unit (4 bytes each: offset, operation, value), whose length and checksum are then set
 * right: what is left to refuse the damage is the verifier. A unit it accepts must be safe to use.
 */
#include "base/hash.h"
#include "ir/cfg.h"
#include "ir/text.h"
#include "ir/unit.h"
#include "ir/unit_int.h"
#include "link/prog.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* doc/format/unit.md: where the header keeps its length and checksum. */
enum { TOTAL_AT = 16, CHECKSUM_AT = 24, CHECKED_FROM = 32 };

/* A bit of everything that a unit can hold. */
static const char sample[] = "unit \"fuzz.c\" pointer 8 producer \"fuzz\"\n"
                             "type 1 scalar \"int\" size 4\n"
                             "type 2 struct \"s\" size 8 {0:32 \"a\" type 1, 32:32 \"b\" type 1}\n"
                             "type 3 array \"s[2]\" size 16 of 2 count 2\n"
                             "scope 1 \"fuzz.c\" \"f\"\n"
                             "scope 2 \"fuzz.h\" \"g\" inlined 3 in 1\n"
                             "var 1 \"v\" type 2\n"
                             "global @x size 16 type 3 = {0: 0x10000000000 size 8, 8: @x + 8}\n"
                             "alias @y = @x + 8 weak\n"
                             "ifunc @i = @g\n"
                             "declare @d extern_weak\n"
                             "func @g() linkonce comdat \"c\" {\n  ret @f\n}\n"
                             "func @f(%a, %b) internal {\n"
                             "  %v = load 8 @x + 4 acquire ! 5:1 in 2\n"
                             "  %p = alloca 16 hint 1\n"
                             "  %q = addr %p + 8 + 4*%v[2] hint 2\n"
                             "  switch %v, loop [1: done, 2: loop]\n"
                             "loop:\n"
                             "  %i = phi [%v, loop], [1, done]\n"
                             "  %o, %k = cmpxchg 8 %q, %i, 5 seq_cst\n"
                             "  branch %k, loop, done\n"
                             "done:\n"
                             "  %r = call %q(%v, @y)\n"
                             "  invoke loop, done\n}\n"
                             "ctor @g\n"
                             "loss asm \"x\" in @f stmt 2\n";

static struct ir_unit *make_unit(void)
{
    struct diag d = {0};
    struct ir_unit *u = ir_parse(sample, sizeof sample - 1, "sample", &d);
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

/* What the rest of the program does with any unit: print, read again, control flow, link. */
static void use_unit(struct ir_unit *u)
{
    struct strbuf text = {0};
    struct arena arena;
    struct diag d = {0};
    ir_print(u, &text);
    struct ir_unit *again = ir_parse(strbuf_str(&text), text.len, "again", &d);
    if (!again)
        BUG("printed text is refused: %s\n%s", diag_str(&d), strbuf_str(&text));
    ir_unit_free(again);
    strbuf_release(&text);
    arena_init(&arena, "fuzz");
    for (uint32_t i = 0; i < u->nfuncs; i++)
        (void)cfg_build(&arena, u, &u->funcs[i]);
    arena_release(&arena);
    prog_free(prog_link(&u, 1, &d));
    diag_release(&d);
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
    if (damaged)
        use_unit(damaged);
    ir_unit_free(good);
    free(bytes);
    diag_release(&d);
    return 0;
}
