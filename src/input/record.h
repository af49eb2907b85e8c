#ifndef INPUT_RECORD_H
#define INPUT_RECORD_H
/*
 * What a build did, written by the shims and read by `heddle check`: one line of JSON per command
 * in DIR/events (doc/format/capture.md). Lines are appended with a single write, so any number of
 * processes may record at once; a line that cannot be read is skipped.
 *
 * Files are known by path and by content hash: objects may be renamed, moved or put into archives
 * between their compilation and their use.
 */
#include "base/hash.h"
#include "input/archive.h"
#include "input/command.h"

#define RECORD_FILE "events"

struct record_file {
    const char *path; /* absolute */
    struct key128 hash;
    bool is_archive;
    bool is_whole;      /* archive: every member is linked */
    member_vec members; /* archive */
};
typedef VEC(struct record_file) record_file_vec;

enum record_kind { RECORD_COMPILER, RECORD_LINKER, RECORD_ARCHIVER };

struct record {
    enum record_kind kind;
    const char *cwd;
    str_vec argv; /* response files expanded */
    record_file_vec outputs,
        inputs; /* inputs: of links only, without sources and system libraries */
};

/* Content of a file now; false if it cannot be read. Archives get their members. */
bool record_file_read(const char *path, struct record_file *, struct arena *) MUST_USE;
void record_release(struct record *);

bool record_append(const char *dir, const struct record *, struct diag *) MUST_USE;
typedef VEC(struct record) record_vec;
/* The lines of a record file; how many could not be read. */
size_t records_parse(const char *text, size_t len, record_vec *, struct arena *);
/* All records of a capture, in the order they were written. */
bool records_load(const char *dir, record_vec *, struct arena *, struct diag *) MUST_USE;
void records_release(record_vec *);

#endif
