#ifndef INPUT_COMMAND_H
#define INPUT_COMMAND_H
/*
 * A compiler's command line, understood: what it compiles, what it links, what it writes, and which
 * of its flags change the meaning of the source. One table (command.c) says for every option which
 * words it takes and what becomes of it; the capture shims, compile databases and `--` flags all go
 * through here.
 *
 * Invariants
 *  1. `flags` keeps the order of the command line and holds only what clang needs to see the same
 *     program: macros, include paths, language, ABI. Output, optimisation, debug, warning,
 *     dependency, sanitizer, profile, plugin and linker flags are gone, as is _FORTIFY_SOURCE.
 *  2. `links` lists sources too, at their place: link order is kept.
 *
 * Ownership: words are borrowed from argv or live in the arena.
 */
#include "input/words.h"

enum cc_stage {
    CC_NOTHING,    /* asks for a version or a path, or has no input */
    CC_PREPROCESS, /* -E, -M, -MM, -fsyntax-only */
    CC_COMPILE,    /* -c, -S */
    CC_LINK,
};

struct cc_source {
    const char *path;     /* as written */
    const char *language; /* given by -x, or NULL: by the ending */
};

/* In `links`: every member of the archives that follow is linked, or only those that are needed. */
#define CC_WHOLE_ARCHIVE "--whole-archive"
#define CC_PART_ARCHIVE  "--no-whole-archive"

struct cc_command {
    const char *compiler;
    enum cc_stage stage;
    VEC(struct cc_source) sources;
    str_vec flags;
    str_vec links;    /* objects, archives, libraries ("-lx"), sources */
    str_vec lib_dirs; /* -L */
    const char *output;
    bool is_cxx, is_shared, is_relocatable, reads_stdin;
    bool is_assembler_text; /* -S: what is written is no object */
};

/* argv[0] is the compiler; a launcher before it (ccache, distcc, env X=y) is stepped over. */
void cc_parse(struct cc_command *, const char *const *argv, size_t n, const char *dir,
              struct arena *);
/* The same for a linker called by its own name. */
void ld_parse(struct cc_command *, const char *const *argv, size_t n, const char *dir,
              struct arena *);
void cc_release(struct cc_command *);

/* Object that a source compiles to: the -o of the command, or the name compilers choose. */
const char *cc_object(const struct cc_command *, const struct cc_source *, struct arena *) MUST_USE;

/* Only the flags of a list (what a user writes after `--`), appended to out. */
void cc_filter_flags(const char *const *words, size_t n, str_vec *out, struct arena *);
/* What in such a list may be a mistake: flags that no row of the table names and standards that are
 * not common, and words that are no flags. */
void cc_doubtful_words(const char *const *words, size_t n, str_vec *flags, str_vec *files);

enum program_kind {
    PROGRAM_OTHER,
    PROGRAM_COMPILER,
    PROGRAM_LINKER,
    PROGRAM_ARCHIVER,
    PROGRAM_LAUNCHER
};
/* What a program is, by its name: gcc-12, x86_64-linux-gnu-g++, clang++-14, gcc-ar, ld.lld,
 * ccache. */
enum program_kind program_kind(const char *path);
bool compiler_is_cxx(const char *path);

enum file_kind {
    FILE_UNKNOWN,
    FILE_C,
    FILE_CXX,
    FILE_ASM,
    FILE_BITCODE, /* .bc, .ll */
    FILE_UNIT,    /* .hu */
    FILE_IR,      /* .ir: text */
    FILE_OBJECT,
    FILE_ARCHIVE,
    FILE_SHARED,
    FILE_HEADER,
};
enum file_kind file_kind(const char *path);

#endif
