/*
 * Debug types to ours. A type is reserved on first mention and filled from a worklist, so that
 * recursive types need no recursion. Record types are indexed by bare name (no template
 * arguments), because that is what LLVM's struct types are called: "struct.foo.3",
 * "class.std::vector".
 */
#include "front/llvm/lower.h"
#include <ctype.h>
#include <stdlib.h>

enum {
    TAG_ARRAY = 0x01,
    TAG_CLASS = 0x02,
    TAG_ENUM = 0x04,
    TAG_MEMBER = 0x0d,
    TAG_POINTER = 0x0f,
    TAG_REFERENCE = 0x10,
    TAG_STRUCT = 0x13,
    TAG_TYPEDEF = 0x16,
    TAG_UNION = 0x17,
    TAG_INHERITANCE = 0x1c,
    TAG_CONST = 0x26,
    TAG_VOLATILE = 0x35,
    TAG_RESTRICT = 0x37,
    TAG_RVALUE_REFERENCE = 0x42,
    TAG_ATOMIC = 0x47,
    TAG_TEMPLATE_ALIAS = 0x43,
};

/* ---- names ---- */

static bool is_name_scope(LLVMMetadataRef scope)
{
    LLVMMetadataKind kind = LLVMGetMetadataKind(scope);
    return kind == LLVMDINamespaceMetadataKind || kind == LLVMDICompositeTypeMetadataKind;
}

static void add_scopes(LLVMMetadataRef scope, struct strbuf *out, int depth)
{
    if (!scope || depth > 32 || !is_name_scope(scope))
        return;
    add_scopes(shim_di_scope(scope), out, depth + 1);
    struct shim_str name = shim_di_name(scope);
    if (name.len)
        strbuf_add(out, name.at, name.len);
    else if (LLVMGetMetadataKind(scope) == LLVMDINamespaceMetadataKind)
        strbuf_adds(out, "(anonymous namespace)");
    else
        return;
    strbuf_adds(out, "::");
}

void dtype_qualified_name(LLVMMetadataRef node, struct strbuf *out)
{
    struct shim_str name = shim_di_name(node);
    if (!name.len)
        return;
    add_scopes(shim_di_scope(node), out, 0);
    strbuf_add(out, name.at, name.len);
}

/* Hash of a name without template arguments. */
static uint64_t bare_hash(const char *name, size_t len)
{
    struct strbuf bare = {0};
    int depth = 0;
    for (size_t i = 0; i < len; i++) {
        if (name[i] == '<')
            depth++;
        else if (name[i] == '>' && depth)
            depth--;
        else if (!depth)
            strbuf_addc(&bare, name[i]);
    }
    uint64_t hash = hash64(strbuf_str(&bare), bare.len) >> 1;
    strbuf_release(&bare);
    return hash;
}

static void index_record(struct lower *lo, const char *name, size_t len, LLVMMetadataRef node,
                         uint32_t type)
{
    struct debug_info *d = &lo->debug;
    bool fresh;
    uint32_t *head = map_slot(&d->by_name, bare_hash(name, len), &fresh);
    struct named_type entry = {.node = node, .type = type, .next = *head};
    vec_push(&d->named, entry);
    *head = (uint32_t)d->named.n;
}

/* ---- reserving ---- */

static bool is_transparent(unsigned tag)
{
    return tag == TAG_TYPEDEF || tag == TAG_CONST || tag == TAG_VOLATILE || tag == TAG_RESTRICT ||
           tag == TAG_ATOMIC || tag == TAG_TEMPLATE_ALIAS;
}

static bool is_record(unsigned tag)
{
    return tag == TAG_STRUCT || tag == TAG_CLASS || tag == TAG_UNION;
}

static uint32_t reserve(struct lower *lo, LLVMMetadataRef node);

/* A typedef names the anonymous record behind it, as LLVM's struct type is then called. */
static uint32_t reserve_named(struct lower *lo, LLVMMetadataRef node, LLVMMetadataRef alias)
{
    uint32_t type = reserve(lo, node);
    if (alias && is_record(shim_di_tag(node)) && !shim_di_name(node).len &&
        !ir_build_type_at(lo->build, type)->name) {
        struct strbuf name = {0};
        dtype_qualified_name(alias, &name);
        ir_build_type_at(lo->build, type)->name = ir_build_str(lo->build, strbuf_str(&name));
        index_record(lo, name.buf, name.len, node, type);
        strbuf_release(&name);
    }
    return type;
}

static uint32_t reserve(struct lower *lo, LLVMMetadataRef node)
{
    LLVMMetadataRef alias = NULL;
    struct debug_info *d = &lo->debug;
    LLVMMetadataRef asked = node;
    uint32_t known = node ? map_get(&d->types, ptr_key(node), IR_NONE) : 0;
    if (known != IR_NONE)
        return known;
    for (int i = 0; node && is_transparent(shim_di_tag(node)) && i < 100; i++) {
        if (shim_di_tag(node) == TAG_TYPEDEF)
            alias = node;
        node = shim_di_type(node);
    }
    if (node != asked) {
        uint32_t type = node ? reserve_named(lo, node, alias) : 0;
        map_put(&d->types, ptr_key(asked), type);
        return type;
    }
    uint32_t type = ir_build_type(lo->build, (struct ir_type){0});
    map_put(&d->types, ptr_key(node), type);
    while (d->nodes.n <= type)
        vec_push(&d->nodes, NULL);
    d->nodes.at[type] = node;
    vec_push(&d->todo, node);
    return type;
}

/* ---- filling ---- */

#define FLAG_STATIC_MEMBER (1u << 12)
#define FLAG_VIRTUAL       (1u << 5)
#define FLAG_BIT_FIELD     (1u << 19)
#define FLAG_FORWARD       (1u << 2)

static bool is_member(LLVMMetadataRef element)
{
    unsigned tag = shim_di_tag(element);
    unsigned flags =
        tag == TAG_MEMBER || tag == TAG_INHERITANCE ? (unsigned)LLVMDITypeGetFlags(element) : 0;
    return (tag == TAG_MEMBER && !(flags & FLAG_STATIC_MEMBER)) ||
           (tag == TAG_INHERITANCE && !(flags & FLAG_VIRTUAL));
}

static struct ir_member make_member(struct lower *lo, LLVMMetadataRef element)
{
    struct shim_str name = shim_di_name(element);
    struct ir_member m = {.bit_offset = LLVMDITypeGetOffsetInBits(element),
                          .bit_size = (uint32_t)LLVMDITypeGetSizeInBits(element)};
    m.name = ir_build_strn(lo->build, name.at ? name.at : "", name.len);
    m.type = reserve(lo, shim_di_type(element));
    if (LLVMDITypeGetFlags(element) & FLAG_BIT_FIELD)
        m.flags |= MEMBER_BITFIELD;
    if (shim_di_tag(element) == TAG_INHERITANCE) {
        m.flags |= MEMBER_BASE;
        m.bit_size = (uint32_t)LLVMDITypeGetSizeInBits(shim_di_type(element));
    }
    m.line = shim_di_line(element);
    m.scope = m.line ? debug_file_scope(lo, shim_di_file(element)) : 0;
    return m;
}

static void fill_record(struct lower *lo, LLVMMetadataRef node, uint32_t type, bool is_union)
{
    VEC(struct ir_member) members = {0};
    unsigned n = shim_di_count(node);
    for (unsigned i = 0; i < n; i++) {
        LLVMMetadataRef element = shim_di_element(node, i);
        if (element && is_member(element)) {
            struct ir_member m = make_member(lo, element);
            vec_push(&members, m);
        }
    }
    uint32_t first = 0;
    for (size_t i = 0; i < members.n; i++) {
        uint32_t at = ir_build_member(lo->build, members.at[i]);
        first = i ? first : at;
    }
    struct strbuf name = {0};
    dtype_qualified_name(node, &name);
    struct ir_type *t = ir_build_type_at(lo->build, type);
    t->kind = is_union ? TYPE_UNION : TYPE_STRUCT;
    t->first = first;
    t->count = (uint32_t)members.n;
    if (name.len)
        t->name = ir_build_str(lo->build, strbuf_str(&name));
    index_record(lo, name.buf, name.len, node, type);
    vec_release(&members);
    strbuf_release(&name);
}

/* One type per dimension; the outermost is the array's own. */
static void fill_array(struct lower *lo, LLVMMetadataRef node, uint32_t type)
{
    uint32_t element = reserve(lo, shim_di_type(node));
    unsigned n = shim_di_count(node);
    uint64_t size = ir_build_type_at(lo->build, element)->size;
    LLVMMetadataRef base = shim_di_type(node);
    while (base && is_transparent(shim_di_tag(base)))
        base = shim_di_type(base);
    size = base ? LLVMDITypeGetSizeInBits(base) / 8 : size;
    for (unsigned i = n; i-- > 1;) {
        uint64_t count = shim_di_dimension(shim_di_element(node, i));
        size *= count;
        element =
            ir_build_type(lo->build, (struct ir_type){.size = size,
                                                      .kind = TYPE_ARRAY,
                                                      .first = element,
                                                      .count = (uint32_t)MIN(count, UINT32_MAX)});
    }
    uint64_t count = n ? shim_di_dimension(shim_di_element(node, 0)) : 0;
    struct ir_type *t = ir_build_type_at(lo->build, type);
    t->kind = TYPE_ARRAY;
    t->first = element;
    t->count = (uint32_t)MIN(count, UINT32_MAX);
    if (!t->size)
        t->size = size * count;
}

static void fill_pointer(struct lower *lo, LLVMMetadataRef node, uint32_t type)
{
    uint32_t element = reserve(lo, shim_di_type(node));
    struct ir_type *t = ir_build_type_at(lo->build, type);
    t->kind = TYPE_POINTER;
    t->first = element;
    t->size = t->size ? t->size : lo->pointer_size;
}

static void fill_type(struct lower *lo, LLVMMetadataRef node)
{
    uint32_t type = map_get(&lo->debug.types, ptr_key(node), 0);
    unsigned tag = shim_di_tag(node);
    ir_build_type_at(lo->build, type)->size = LLVMDITypeGetSizeInBits(node) / 8;
    if (is_record(tag)) {
        fill_record(lo, node, type, tag == TAG_UNION);
    } else if (tag == TAG_ARRAY) {
        fill_array(lo, node, type);
    } else if (tag == TAG_POINTER || tag == TAG_REFERENCE || tag == TAG_RVALUE_REFERENCE) {
        fill_pointer(lo, node, type);
    } else {
        struct strbuf name = {0};
        dtype_qualified_name(node, &name);
        struct ir_type *t = ir_build_type_at(lo->build, type);
        t->kind =
            LLVMGetMetadataKind(node) == LLVMDISubroutineTypeMetadataKind ? TYPE_FUNC : TYPE_SCALAR;
        t->name = ir_build_str(lo->build, strbuf_str(&name));
        strbuf_release(&name);
    }
}

uint32_t dtype_of(struct lower *lo, LLVMMetadataRef node)
{
    uint32_t type = reserve(lo, node);
    while (lo->debug.todo.n)
        fill_type(lo, vec_pop(&lo->debug.todo));
    return type;
}

/* ---- from LLVM's struct types back to debug types ---- */

/* "class.ns::foo.12" -> "ns::foo"; "struct.anon.3" -> "". */
static void bare_struct_name(const char *name, const char **start, size_t *len)
{
    const char *dot = strchr(name, '.');
    *start = dot ? dot + 1 : name;
    *len = strlen(*start);
    size_t n = *len;
    while (n && isdigit((unsigned char)(*start)[n - 1]))
        n--;
    if (n && n < *len && (*start)[n - 1] == '.')
        *len = n - 1;
    if (*len > 5 && !strncmp(*start + *len - 5, ".base", 5))
        *len -= 5;
    if (*len == 4 && !strncmp(*start, "anon", 4))
        *len = 0;
}

static bool has_member_at(LLVMMetadataRef node, uint64_t bit_offset)
{
    unsigned n = shim_di_count(node);
    for (unsigned i = 0; i < n; i++) {
        LLVMMetadataRef e = shim_di_element(node, i);
        if (e && is_member(e) && LLVMDITypeGetOffsetInBits(e) == bit_offset)
            return true;
    }
    return false;
}

/* How well a debug type fits: 0 not at all. */
static unsigned fit(struct lower *lo, LLVMTypeRef type, LLVMMetadataRef node)
{
    if (LLVMDITypeGetSizeInBits(node) / 8 != type_info(lo, type)->alloc_size)
        return 0;
    unsigned n = LLVMCountStructElementTypes(type), score = 1;
    for (unsigned i = 0; i < n && i < 32; i++)
        score += has_member_at(node, LLVMOffsetOfElement(lo->layout, type, i) * 8);
    return score;
}

static uint32_t find_record(struct lower *lo, LLVMTypeRef type)
{
    const char *name = LLVMGetStructName(type), *start;
    size_t len;
    if (!name || !LLVMTypeIsSized(type))
        return 0;
    bare_struct_name(name, &start, &len);
    uint32_t best = 0;
    unsigned best_fit = 0, all = MIN(LLVMCountStructElementTypes(type), 32) + 1;
    for (uint32_t i = map_get(&lo->debug.by_name, bare_hash(start, len), 0); i;
         i = lo->debug.named.at[i - 1].next) {
        unsigned f = fit(lo, type, lo->debug.named.at[i - 1].node);
        if (f > best_fit && (len || f == all)) {
            best = lo->debug.named.at[i - 1].type;
            best_fit = f;
        }
    }
    return best;
}

/* Answers are cached; a negative one only until more types are known. */
static uint32_t record_of(struct lower *lo, LLVMTypeRef type)
{
    const uint32_t miss = 1u << 31;
    uint32_t asked_at = miss | (uint32_t)lo->debug.named.n;
    uint32_t known = map_get(&lo->debug.hints, ptr_key(type), 0);
    if (known && (!(known & miss) || known == asked_at))
        return known & miss ? 0 : known;
    uint32_t found = find_record(lo, type);
    map_put(&lo->debug.hints, ptr_key(type), found ? found : asked_at);
    return found;
}

/* ---- anonymous records: what lies at an offset of something known ---- */

static LLVMMetadataRef strip_names(LLVMMetadataRef node)
{
    for (int i = 0; node && is_transparent(shim_di_tag(node)) && i < 100; i++)
        node = shim_di_type(node);
    return node;
}

static uint64_t type_bytes(LLVMMetadataRef node)
{
    return node ? LLVMDITypeGetSizeInBits(node) / 8 : 0;
}

/* The member that covers a byte, with the offset inside it; NULL if there is none. */
static LLVMMetadataRef member_type_at(LLVMMetadataRef record, uint64_t *offset)
{
    unsigned n = shim_di_count(record);
    for (unsigned i = 0; i < n; i++) {
        LLVMMetadataRef e = shim_di_element(record, i);
        if (!e || !is_member(e))
            continue;
        LLVMMetadataRef type = strip_names(shim_di_type(e));
        uint64_t at = LLVMDITypeGetOffsetInBits(e) / 8;
        if (*offset < at || *offset - at >= type_bytes(type))
            continue;
        *offset -= at;
        return type;
    }
    return NULL;
}

/* The record of `size` bytes that starts at a byte of a type. */
static LLVMMetadataRef record_at(LLVMMetadataRef node, uint64_t offset, uint64_t size)
{
    for (int depth = 0; node && depth < 32; depth++) {
        node = strip_names(node);
        unsigned tag = shim_di_tag(node);
        if (is_record(tag) && offset == 0 && type_bytes(node) == size)
            return node;
        if (is_record(tag)) {
            node = member_type_at(node, &offset);
        } else if (tag == TAG_ARRAY) {
            node = strip_names(shim_di_type(node));
            uint64_t stride = type_bytes(node);
            offset = stride ? offset % stride : 0;
        } else {
            return NULL;
        }
    }
    return NULL;
}

static LLVMMetadataRef variable_type(LLVMValueRef v)
{
    bool is_part = false;
    LLVMMetadataRef variable = LLVMIsAGlobalVariable(v) ? shim_global_variable(v)
                               : LLVMIsAAllocaInst(v)   ? shim_alloca_variable(v, &is_part)
                                                        : NULL;
    return variable && !is_part ? shim_di_type(variable) : NULL;
}

/* What is `size` bytes large and lies where the address points. */
static uint32_t record_behind(struct lower *lo, LLVMValueRef address, uint64_t size)
{
    uint64_t offset = 0;
    LLVMMetadataRef node = NULL;
    for (int depth = 0; depth < 8 && LLVMIsAGetElementPtrInst(address); depth++) {
        struct gep_shape shape;
        gep_measure(lo, address, &shape);
        offset += (uint64_t)shape.offset;
        LLVMTypeRef walked = LLVMGetGEPSourceElementType(address);
        uint32_t hint = LLVMGetTypeKind(walked) == LLVMStructTypeKind ? record_of(lo, walked) : 0;
        node = hint ? lo->debug.nodes.at[hint] : NULL;
        if (node)
            break;
        address = LLVMGetOperand(address, 0);
    }
    LLVMMetadataRef found = record_at(node ? node : variable_type(address), offset, size);
    return found ? dtype_of(lo, found) : 0;
}

static bool is_anonymous(LLVMTypeRef type)
{
    const char *name = LLVMGetStructName(type), *start;
    size_t len = 0;
    if (name)
        bare_struct_name(name, &start, &len);
    return len == 0;
}

uint32_t dtype_gep_hint(struct lower *lo, LLVMValueRef gep)
{
    if (!lo->debug.has_any)
        return 0;
    LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
    if (LLVMGetTypeKind(type) != LLVMStructTypeKind)
        return 0;
    uint32_t found = 0;
    if (is_anonymous(type))
        found = record_behind(lo, LLVMGetOperand(gep, 0), type_info(lo, type)->alloc_size);
    return found ? found : record_of(lo, type);
}

bool dtype_has_bitfield(struct lower *lo, uint32_t type, uint64_t offset, uint64_t size)
{
    LLVMMetadataRef node = type < lo->debug.nodes.n ? lo->debug.nodes.at[type] : NULL;
    unsigned n = node ? shim_di_count(node) : 0;
    for (unsigned i = 0; i < n; i++) {
        LLVMMetadataRef e = shim_di_element(node, i);
        if (!e || !is_member(e) || !(LLVMDITypeGetFlags(e) & FLAG_BIT_FIELD))
            continue;
        uint64_t at = LLVMDITypeGetOffsetInBits(e);
        if (at < (offset + size) * 8 && at + LLVMDITypeGetSizeInBits(e) > offset * 8)
            return true;
    }
    return false;
}
