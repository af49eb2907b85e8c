/* Sizes and shapes of LLVM types, cached by type. */
#include "front/llvm/lower.h"
#include <string.h>

static bool contains_pointer(struct lower *lo, LLVMTypeRef type, LLVMTypeKind kind, bool *ptr_wide)
{
    if (kind == LLVMStructTypeKind) {
        bool has = false;
        unsigned n = LLVMCountStructElementTypes(type);
        for (unsigned i = 0; i < n; i++) {
            const struct type_info *t = type_info(lo, LLVMStructGetTypeAtIndex(type, i));
            has |= t->has_ptr;
            *ptr_wide |= t->is_ptr;
        }
        return has;
    }
    if (kind == LLVMArrayTypeKind || kind == LLVMVectorTypeKind ||
        kind == LLVMScalableVectorTypeKind) {
        const struct type_info *t = type_info(lo, LLVMGetElementType(type));
        *ptr_wide |= t->is_ptr;
        return t->has_ptr;
    }
    return false;
}

static struct type_info compute_type(struct lower *lo, LLVMTypeRef type)
{
    struct type_info t = {.kind = LLVMGetTypeKind(type)};
    if (t.kind == LLVMIntegerTypeKind) {
        unsigned bits = LLVMGetIntTypeWidth(type);
        t.bits = bits <= 64 ? (uint8_t)bits : 0;
        t.is_ptr = bits == lo->pointer_size * 8;
    } else if (t.kind == LLVMPointerTypeKind) {
        t.is_ptr = t.has_ptr = true;
    } else {
        t.has_ptr = contains_pointer(lo, type, t.kind, &t.is_ptr);
        t.is_ptr |= t.has_ptr;
    }
    if (t.kind != LLVMVoidTypeKind && t.kind != LLVMFunctionTypeKind &&
        t.kind != LLVMScalableVectorTypeKind && LLVMTypeIsSized(type)) {
        t.store_size = LLVMStoreSizeOfType(lo->layout, type);
        t.alloc_size = LLVMABISizeOfType(lo->layout, type);
    }
    return t;
}

const struct type_info *type_info(struct lower *lo, LLVMTypeRef type)
{
    uint32_t known = map_get(&lo->types, ptr_key(type), 0);
    if (!known) {
        struct type_info *t = ARENA_NEW(&lo->arena, struct type_info); /* does not move */
        *t = compute_type(lo, type);
        vec_push(&lo->type_infos, t);
        known = (uint32_t)lo->type_infos.n;
        map_put(&lo->types, ptr_key(type), known);
    }
    return lo->type_infos.at[known - 1];
}

static bool add_leaves(struct lower *lo, LLVMTypeRef type, uint64_t offset, struct leaf *out,
                       uint32_t *n)
{
    struct type_info t = *type_info(lo, type);
    if (!type_is_aggregate(&t)) {
        if (*n == MAX_LEAVES)
            return false;
        out[(*n)++] = (struct leaf){offset, type};
        return true;
    }
    if (t.kind == LLVMScalableVectorTypeKind)
        return false;
    if (t.kind == LLVMStructTypeKind) {
        unsigned count = LLVMCountStructElementTypes(type);
        for (unsigned i = 0; i < count; i++)
            if (!add_leaves(lo, LLVMStructGetTypeAtIndex(type, i),
                            offset + LLVMOffsetOfElement(lo->layout, type, i), out, n))
                return false;
        return true;
    }
    uint64_t count =
        t.kind == LLVMArrayTypeKind ? LLVMGetArrayLength2(type) : LLVMGetVectorSize(type);
    LLVMTypeRef element = LLVMGetElementType(type);
    uint64_t stride = type_info(lo, element)->alloc_size;
    for (uint64_t i = 0; i < count; i++)
        if (!add_leaves(lo, element, offset + i * stride, out, n))
            return false;
    return true;
}

uint32_t type_leaves(struct lower *lo, LLVMTypeRef type, struct leaf out[MAX_LEAVES])
{
    uint32_t n = 0;
    return add_leaves(lo, type, 0, out, &n) ? n : 0;
}

/* Scalars inside a type: how far one index of an aggregate moves in the list of leaves. */
static uint32_t count_leaves(struct lower *lo, LLVMTypeRef type)
{
    struct leaf scratch[MAX_LEAVES];
    return type_leaves(lo, type, scratch);
}

int type_leaf_index(struct lower *lo, LLVMTypeRef type, const unsigned *path, unsigned n)
{
    uint32_t index = 0;
    for (unsigned i = 0; i < n; i++) {
        LLVMTypeKind kind = LLVMGetTypeKind(type);
        if (kind == LLVMStructTypeKind) {
            for (unsigned k = 0; k < path[i]; k++)
                index += count_leaves(lo, LLVMStructGetTypeAtIndex(type, k));
            type = LLVMStructGetTypeAtIndex(type, path[i]);
        } else if (kind == LLVMArrayTypeKind || kind == LLVMVectorTypeKind) {
            type = LLVMGetElementType(type);
            index += path[i] * count_leaves(lo, type);
        } else {
            return -1;
        }
    }
    return type_is_aggregate(type_info(lo, type)) ? -1 : (int)index;
}

/* ---- layouts: which words of a record are addresses ---- */

static bool is_union(LLVMTypeRef type)
{
    const char *name = LLVMGetStructName(type);
    return name && !strncmp(name, "union.", 6);
}

static void add_layout(struct lower *lo, LLVMTypeRef type, uint64_t offset, uint32_t *layout)
{
    const struct type_info *t = type_info(lo, type);
    uint64_t word = offset / lo->pointer_size;
    if (word >= IR_LAYOUT_WORDS)
        return;
    if (t->kind == LLVMStructTypeKind && !is_union(type)) {
        unsigned n = LLVMCountStructElementTypes(type);
        for (unsigned i = 0; i < n; i++)
            add_layout(lo, LLVMStructGetTypeAtIndex(type, i),
                       offset + LLVMOffsetOfElement(lo->layout, type, i), layout);
    } else if (t->kind == LLVMArrayTypeKind) {
        LLVMTypeRef element = LLVMGetElementType(type);
        const struct type_info *e = type_info(lo, element);
        uint64_t n = e->alloc_size > 1 ? LLVMGetArrayLength2(type) : 0; /* bytes: anything */
        for (uint64_t i = 0; i < n && i < IR_LAYOUT_WORDS * lo->pointer_size; i++)
            add_layout(lo, element, offset + i * e->alloc_size, layout);
    } else if (t->kind == LLVMPointerTypeKind) {
        *layout |= (uint32_t)IR_WORD_ADDRESS << 2 * word;
    } else if (!type_is_aggregate(t)) {
        *layout |= (uint32_t)IR_WORD_OTHER << 2 * word;
    }
}

uint32_t type_layout(struct lower *lo, LLVMTypeRef type)
{
    uint32_t layout = 0;
    if (LLVMGetTypeKind(type) == LLVMStructTypeKind && LLVMTypeIsSized(type) && !is_union(type))
        add_layout(lo, type, 0, &layout);
    return layout;
}
