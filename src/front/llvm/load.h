#ifndef FRONT_LLVM_LOAD_H
#define FRONT_LLVM_LOAD_H
/*
 * Bitcode or LLVM text from a file to a module in a context of its own. Bitcode is loaded lazily:
 * the file stays mapped until load_release. What LLVM has to say goes into the reason, never to
 * stderr.
 */
#include "base/diag.h"
#include "base/os.h"
#include <llvm-c/Core.h>

struct loaded {
    const char *path; /* not owned */
    struct mapped_file file;
    LLVMContextRef context;
    LLVMModuleRef module;
    struct strbuf messages; /* first error of LLVM */
    bool is_mapped;
};

/* load_release is due in any case. */
bool load_module(struct loaded *, const char *path, struct diag *) MUST_USE;
void load_release(struct loaded *);

#endif
