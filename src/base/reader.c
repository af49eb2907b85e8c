#include "base/reader.h"

void reader_init(struct reader *r, const void *data, size_t len)
{
    *r = (struct reader){.data = data, .len = len};
}

void reader_fail(struct reader *r)
{
    if (!r->bad)
        r->bad_at = r->at;
    r->bad = true;
}

size_t reader_left(const struct reader *r)
{
    return r->bad ? 0 : r->len - r->at;
}

const uint8_t *reader_bytes(struct reader *r, size_t len)
{
    if (r->bad || len > r->len - r->at) {
        reader_fail(r);
        return NULL;
    }
    /* An empty input may have no address; what we return for it must still not be NULL. */
    const uint8_t *p = r->data ? r->data + r->at : (const uint8_t *)"";
    r->at += len;
    return p;
}

void reader_seek(struct reader *r, size_t at)
{
    if (r->bad || at > r->len)
        reader_fail(r);
    else
        r->at = at;
}

static uint64_t read_le(struct reader *r, size_t size)
{
    const uint8_t *p = reader_bytes(r, size);
    uint64_t x = 0;
    for (size_t i = 0; p && i < size; i++)
        x |= (uint64_t)p[i] << 8 * i;
    return x;
}

static uint64_t read_be(struct reader *r, size_t size)
{
    const uint8_t *p = reader_bytes(r, size);
    uint64_t x = 0;
    for (size_t i = 0; p && i < size; i++)
        x = x << 8 | p[i];
    return x;
}

uint8_t reader_u8(struct reader *r)
{
    return (uint8_t)read_le(r, 1);
}

uint16_t reader_u16le(struct reader *r)
{
    return (uint16_t)read_le(r, 2);
}

uint32_t reader_u32le(struct reader *r)
{
    return (uint32_t)read_le(r, 4);
}

uint64_t reader_u64le(struct reader *r)
{
    return read_le(r, 8);
}

uint16_t reader_u16be(struct reader *r)
{
    return (uint16_t)read_be(r, 2);
}

uint32_t reader_u32be(struct reader *r)
{
    return (uint32_t)read_be(r, 4);
}

uint64_t reader_u64be(struct reader *r)
{
    return read_be(r, 8);
}
