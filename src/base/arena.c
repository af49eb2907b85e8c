/*
 * Blocks form a list whose head is the block that is being filled. Objects too large for it get
 * a block of their own behind the head, so that the rest of the head is not lost.
 */
#include "base/arena.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#if defined(__SANITIZE_ADDRESS__)
#define ARENA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_ASAN 1
#endif
#endif

#ifdef ARENA_ASAN
#include <sanitizer/asan_interface.h>
#define POISON(p, size)   ASAN_POISON_MEMORY_REGION((p), (size))
#define UNPOISON(p, size) ASAN_UNPOISON_MEMORY_REGION((p), (size))
enum { GAP = 16 }; /* poisoned bytes after each object */
#else
#define POISON(p, size)   ((void)(p), (void)(size))
#define UNPOISON(p, size) ((void)(p), (void)(size))
enum { GAP = 0 };
#endif

enum { ALIGNMENT = 16, MIN_BLOCK = 4096, MAX_BLOCK = 1 << 20 };

struct arena_block {
    struct arena_block *next;
    size_t size; /* of data */
    _Alignas(ALIGNMENT) char data[];
};

void arena_init(struct arena *a, const char *name)
{
    *a = (struct arena){.name = name};
}

static void free_blocks(struct arena_block *block)
{
    while (block) {
        struct arena_block *next = block->next;
        UNPOISON(block->data, block->size);
        free(block);
        block = next;
    }
}

void arena_release(struct arena *a)
{
    free_blocks(a->blocks);
    arena_init(a, a->name);
}

static void fill_from(struct arena *a, struct arena_block *block)
{
    a->next = block->data;
    a->limit = block->data + block->size;
    POISON(block->data, block->size);
}

void arena_reset(struct arena *a)
{
    struct arena_block *head = a->blocks;
    if (!head)
        return;
    free_blocks(head->next);
    head->next = NULL;
    a->used = 0;
    a->reserved = head->size;
    fill_from(a, head);
}

void arena_adopt(struct arena *into, struct arena *from)
{
    if (!from->blocks)
        return;
    if (!into->blocks) {
        into->blocks = from->blocks;
        into->next = from->next;
        into->limit = from->limit;
    } else {
        struct arena_block *last = from->blocks;
        while (last->next)
            last = last->next;
        last->next = into->blocks->next;
        into->blocks->next = from->blocks;
    }
    into->used += from->used;
    into->reserved += from->reserved;
    arena_init(from, from->name);
}

static struct arena_block *new_block(struct arena *a, size_t size)
{
    struct arena_block *block = xmalloc(sizeof *block + size);
    block->size = size;
    a->reserved += size;
    return block;
}

/* The rare half of arena_alloc: the head has no room for `need` bytes. */
static void *alloc_in_new_block(struct arena *a, size_t need)
{
    size_t size = MIN(MAX(a->reserved, (size_t)MIN_BLOCK), (size_t)MAX_BLOCK);
    bool is_large = need > size / 4;
    struct arena_block *block = new_block(a, is_large ? need : size);
    if (is_large && a->blocks) {
        block->next = a->blocks->next;
        a->blocks->next = block;
        POISON(block->data, block->size);
        return block->data;
    }
    block->next = a->blocks;
    a->blocks = block;
    fill_from(a, block);
    a->next += need;
    return block->data;
}

void *arena_alloc(struct arena *a, size_t size)
{
    if (size > SIZE_MAX / 2)
        BUG("arena allocation of %zu bytes", size);
    size_t need = (MAX(size, (size_t)1) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + GAP;
    char *p = a->next;
    a->used += need;
    if ((size_t)(a->limit - a->next) >= need)
        a->next += need;
    else
        p = alloc_in_new_block(a, need);
    UNPOISON(p, size);
    return p;
}

void *arena_zalloc(struct arena *a, size_t size)
{
    return memset(arena_alloc(a, size), 0, size);
}

void *arena_memdup(struct arena *a, const void *data, size_t size)
{
    void *copy = arena_alloc(a, size);
    if (size)
        memcpy(copy, data, size);
    return copy;
}

char *arena_strdup(struct arena *a, const char *s)
{
    return arena_memdup(a, s, strlen(s) + 1);
}

char *arena_printf(struct arena *a, const char *fmt, ...)
{
    char local[256]; /* most texts are short: then one pass is enough */
    va_list args;
    va_start(args, fmt);
    int len = vsnprintf(local, sizeof local, fmt, args);
    va_end(args);
    if (len < 0)
        BUG("cannot format '%s'", fmt);
    if ((size_t)len < sizeof local)
        return arena_memdup(a, local, (size_t)len + 1);
    char *s = arena_alloc(a, (size_t)len + 1);
    va_start(args, fmt);
    vsnprintf(s, (size_t)len + 1, fmt, args);
    va_end(args);
    return s;
}
