#ifndef FRONT_LLVM_SHIM_H
#define FRONT_LLVM_SHIM_H
/*
 * What the LLVM-C API lacks, each a few lines of C++: materialising and dropping a function body,
 * debug-info fields by name (their operand numbers differ between LLVM versions), demangling.
 * Strings belong to LLVM unless said otherwise and are not NUL-terminated.
 */
#include "base/common.h"
#include <llvm-c/Core.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A view of characters inside LLVM. at may be NULL when len is 0. */
struct shim_str {
    const char *at;
    size_t len;
};

/* NULL on success, else the reason (caller frees). */
char *shim_materialize(LLVMValueRef function);
void shim_drop_body(LLVMValueRef function);
/* Puts the body of the called function in the place of the call, as if it stood there, and those of
 * the functions that it asks yes or no; false if it has none to be had. */
bool shim_unfold(LLVMValueRef call);
/* Who wrote the bitcode, as "LLVM22.1.8" (caller frees); NULL if that cannot be read. */
char *shim_producer(const void *data, size_t len);
/* Handler for errors after which LLVM cannot go on; it must not return. */
void shim_on_fatal(void (*handler)(void *data, const char *reason), void *data);
struct shim_str shim_comdat(LLVMValueRef global);

/*
 * The fixed pass list, set up once and run over one function after another.
 * shim_passes_new gives NULL with *why (caller frees) if LLVM does not know the list.
 */
struct shim_passes;
struct shim_passes *shim_passes_new(const char *pipeline, char **why);
void shim_passes_run(struct shim_passes *, LLVMValueRef function);
void shim_passes_free(struct shim_passes *);

/* Qualified name without parameters and return type (caller frees), NULL if it is not mangled. */
char *shim_demangle(const char *mangled);

/* ---- debug info: a node without such a field gives 0, "" or NULL ---- */

struct shim_unit_info {
    struct shim_str producer;
    bool has_unit, is_optimised;
};
struct shim_unit_info shim_compile_unit(LLVMModuleRef);

unsigned shim_di_tag(LLVMMetadataRef);
struct shim_str shim_di_name(LLVMMetadataRef);
struct shim_str shim_di_linkage_name(LLVMMetadataRef);
LLVMMetadataRef shim_di_scope(LLVMMetadataRef);
LLVMMetadataRef shim_di_file(LLVMMetadataRef);
unsigned shim_di_line(LLVMMetadataRef);
/* A member function that the program does not write: implicit destructor, operator= and so on. */
bool shim_di_is_implicit(LLVMMetadataRef);
/* Underlying type of a derived type, element type of an array, type of a variable. */
LLVMMetadataRef shim_di_type(LLVMMetadataRef);
unsigned shim_di_count(LLVMMetadataRef composite); /* elements: members, dimensions */
LLVMMetadataRef shim_di_element(LLVMMetadataRef composite, unsigned index);
/* Elements of one dimension of an array, 0 if not constant. */
uint64_t shim_di_dimension(LLVMMetadataRef subrange);
/* Types of a subprogram's result and parameters. */
bool shim_di_is_plain(LLVMMetadataRef expression); /* it says that the value is the variable */
unsigned shim_di_signature_count(LLVMMetadataRef subprogram);
LLVMMetadataRef shim_di_signature(LLVMMetadataRef subprogram, unsigned index);
/* Types that the compile units keep although nothing refers to them. */
unsigned shim_di_retained_count(LLVMModuleRef);
LLVMMetadataRef shim_di_retained(LLVMModuleRef, unsigned index);

/* The variable that an alloca holds, NULL if none; *is_part: only a piece of it. */
LLVMMetadataRef shim_alloca_variable(LLVMValueRef alloca, bool *is_part);
LLVMMetadataRef shim_global_variable(LLVMValueRef global);

#ifdef __cplusplus
}
#endif
#endif
