#ifndef FRONT_JAVA_CLASS_H
#define FRONT_JAVA_CLASS_H
/*
 * A class file (JVMS chapter 4, versions 45 to 69), decoded as far as analyses need it. Code stays
 * in the bytes it came in and is decoded when a method is lowered (jcode_read).
 *
 * Invariants
 *  1. Untrusted input: after jclass_read every reference between constants is in range and of the
 *     right kind, every name is a string without NUL, every descriptor well formed; attributes lie
 *     inside of what holds them.
 *  2. Names are internal ones: "java/util/Map$Entry"; arrays as constants are "[I", "[Ljava/...;".
 *  3. Immutable after jclass_read.
 *
 * Ownership: the bytes must outlive the class; the rest lives in the arena.
 */
#include "base/arena.h"
#include "base/diag.h"

enum jclass_flags {
    ACC_PUBLIC = 0x0001,
    ACC_PRIVATE = 0x0002,
    ACC_PROTECTED = 0x0004,
    ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010,
    ACC_SYNCHRONIZED = 0x0020,
    ACC_VOLATILE = 0x0040,
    ACC_BRIDGE = 0x0040,
    ACC_VARARGS = 0x0080,
    ACC_TRANSIENT = 0x0080,
    ACC_NATIVE = 0x0100,
    ACC_INTERFACE = 0x0200,
    ACC_ABSTRACT = 0x0400,
    ACC_SYNTHETIC = 0x1000,
    ACC_ANNOTATION = 0x2000,
    ACC_ENUM = 0x4000,
    ACC_MODULE = 0x8000,
};

enum jconst_tag {
    CONST_NONE,
    CONST_UTF8 = 1,
    CONST_INTEGER = 3,
    CONST_FLOAT = 4,
    CONST_LONG = 5,
    CONST_DOUBLE = 6,
    CONST_CLASS = 7,
    CONST_STRING = 8,
    CONST_FIELD = 9,
    CONST_METHOD = 10,
    CONST_INTERFACE_METHOD = 11,
    CONST_NAME_TYPE = 12,
    CONST_HANDLE = 15,
    CONST_METHOD_TYPE = 16,
    CONST_DYNAMIC = 17,
    CONST_INVOKE_DYNAMIC = 18,
    CONST_MODULE = 19,
    CONST_PACKAGE = 20,
};

/* One entry of the constant pool; what a and b mean depends on the tag. */
struct jconst {
    uint8_t tag;
    uint8_t kind;  /* HANDLE: reference kind */
    uint16_t a, b; /* indices into the pool (DYNAMIC: a is a bootstrap method) */
    union {
        const char *text; /* UTF8 */
        int64_t integer;  /* INTEGER, LONG */
    } u;
};

struct jfield {
    const char *name, *desc;
    uint16_t flags;
    uint16_t constant;        /* pool index of its ConstantValue, 0 if none */
    const char **annotations; /* type names, e.g. "javax/annotation/concurrent/GuardedBy" */
    uint32_t nannotations;
    const char *guard;  /* what GuardedBy of any package names, NULL */
    const char *remark; /* the text of an annotation that speaks to heddle, NULL */
};

struct jmethod {
    const char *name, *desc;
    uint16_t flags;
    uint32_t code_at, code_len; /* Code attribute in the bytes; 0, 0 if there is none */
    const char **annotations;
    uint32_t nannotations;
    const char *remark;
};

struct jbootstrap {
    uint16_t handle;
    uint16_t nargs;
    const uint16_t *args; /* indices into the pool */
};

struct jclass {
    const uint8_t *data;
    size_t len;
    uint16_t major, flags;
    const char *name, *super; /* super is NULL of java/lang/Object and of modules */
    const char **interfaces;
    struct jfield *fields;
    struct jmethod *methods;
    struct jconst *pool;
    struct jbootstrap *bootstraps;
    const char *source_file; /* NULL if not told */
    const char **annotations;
    const char *remark;
    uint32_t npool, ninterfaces, nfields, nmethods, nbootstraps, nannotations;
    bool is_record, is_nested; /* nested: stands in an InnerClasses attribute as a member */
};

bool jclass_is(const void *data, size_t len);
bool jclass_read(struct jclass *, const void *data, size_t len, struct arena *,
                 struct diag *) MUST_USE;

/* Constants by index; NULL or CONST_NONE if it is another kind. */
enum jconst_tag jclass_tag(const struct jclass *, uint32_t index);
const char *jclass_utf8(const struct jclass *, uint32_t index);
const char *jclass_class(const struct jclass *, uint32_t index); /* of a CLASS constant */

/* A FIELD, METHOD, INTERFACE_METHOD, DYNAMIC or INVOKE_DYNAMIC constant (owner NULL of the last
 * two). */
struct jmember_ref {
    const char *owner, *name, *desc;
    uint16_t bootstrap;
    bool is_interface;
};
bool jclass_member(const struct jclass *, uint32_t index, struct jmember_ref *) MUST_USE;

enum jhandle_kind {
    HANDLE_GET_FIELD = 1,
    HANDLE_GET_STATIC,
    HANDLE_PUT_FIELD,
    HANDLE_PUT_STATIC,
    HANDLE_VIRTUAL,
    HANDLE_STATIC,
    HANDLE_SPECIAL,
    HANDLE_NEW,
    HANDLE_INTERFACE,
};
struct jhandle {
    enum jhandle_kind kind;
    struct jmember_ref member;
};
bool jclass_handle(const struct jclass *, uint32_t index, struct jhandle *) MUST_USE;

/* ---- code ---- */

struct jhandler {
    uint32_t start, end, target; /* byte positions, [start, end) */
    const char *type;            /* NULL: any */
};
struct jline {
    uint32_t pc, line;
};
struct jcode {
    const uint8_t *code;
    uint32_t len, max_stack, max_locals;
    struct jhandler *handlers;
    uint32_t nhandlers;
    struct jline *lines; /* by pc */
    uint32_t nlines;
};
bool jcode_read(const struct jclass *, const struct jmethod *, struct jcode *, struct arena *,
                struct diag *) MUST_USE;

/* ---- descriptors ---- */

/* Next type of a descriptor: its letter (B C D F I J S Z L [ V), *text moves behind it; 0 if it is
 * malformed. */
char jdesc_next(const char **text);
bool jdesc_is_field(const char *);
bool jdesc_is_method(const char *);
/* Parameters of a method descriptor, without the receiver. */
uint32_t jdesc_nparams(const char *);
char jdesc_return(const char *); /* letter */

#endif
