#ifndef BASE_READER_H
#define BASE_READER_H
/*
 * Cursor over untrusted bytes. Sticky: a read past the end gives 0 and sets `bad` with the
 * offset, so that parsers stay linear and check once per record and before each loop.
 */
#include "base/common.h"

struct reader {
    const uint8_t *data;
    size_t len, at;
    bool bad;
    size_t bad_at;
};

void reader_init(struct reader *, const void *data, size_t len);
uint8_t reader_u8(struct reader *);
uint16_t reader_u16le(struct reader *);
uint32_t reader_u32le(struct reader *);
uint64_t reader_u64le(struct reader *);
uint16_t reader_u16be(struct reader *);
uint32_t reader_u32be(struct reader *);
uint64_t reader_u64be(struct reader *);
/* len bytes in place, or NULL and bad. */
const uint8_t *reader_bytes(struct reader *, size_t len);
void reader_seek(struct reader *, size_t at);
size_t reader_left(const struct reader *);
void reader_fail(struct reader *);

#endif
