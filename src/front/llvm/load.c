/* Reading a module, and saying in one line why it cannot be read. */
#include "front/llvm/load.h"
#include "front/llvm/shim.h"
#include <ctype.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/IRReader.h>
#include <llvm/Config/llvm-config.h>
#include <stdlib.h>

enum content { CONTENT_BITCODE, CONTENT_TEXT, CONTENT_ELF, CONTENT_ARCHIVE, CONTENT_OTHER };

static bool starts_with(const struct mapped_file *f, const char *magic, size_t len)
{
    return f->len >= len && !memcmp(f->data, magic, len);
}

static bool looks_like_text(const struct mapped_file *f)
{
    size_t n = MIN(f->len, 4096);
    for (size_t i = 0; i < n; i++)
        if (!f->data[i] || (f->data[i] < 0x80 && !isprint(f->data[i]) && !isspace(f->data[i])))
            return false;
    return true;
}

static enum content content_of(const struct mapped_file *f, const char *path)
{
    size_t len = strlen(path);
    if (starts_with(f, "BC\xc0\xde", 4) || starts_with(f, "\xde\xc0\x17\x0b", 4))
        return CONTENT_BITCODE;
    if (starts_with(f,
                    "\x7f"
                    "ELF",
                    4))
        return CONTENT_ELF;
    if (starts_with(f, "!<arch>\n", 8))
        return CONTENT_ARCHIVE;
    bool is_ll = len > 3 && !strcmp(path + len - 3, ".ll");
    return is_ll && looks_like_text(f) ? CONTENT_TEXT : CONTENT_OTHER;
}

/* The first line of what LLVM has to say, kept instead of printed. */
static void keep_message(LLVMDiagnosticInfoRef info, void *data)
{
    struct strbuf *out = data;
    if (LLVMGetDiagInfoSeverity(info) != LLVMDSError || out->len)
        return;
    char *text = LLVMGetDiagInfoDescription(info);
    strbuf_add(out, text, strcspn(text, "\n"));
    LLVMDisposeMessage(text);
}

/* Major version of the LLVM that wrote the file, 0 if it does not say. */
static unsigned producer_major(const struct mapped_file *f)
{
    char *producer = shim_producer(f->data, f->len);
    unsigned major = 0;
    if (producer && !strncmp(producer, "LLVM", 4))
        major = (unsigned)strtoul(producer + 4, NULL, 10);
    free(producer);
    return major;
}

static bool is_truncation(const char *message)
{
    static const char *const signs[] = {
        "too small",     "end of file", "Unexpected end", "past the end",
        "can't skip to", "truncated",   "ends too soon",  "Expected a single module"};
    for (size_t i = 0; i < ARRAY_SIZE(signs); i++)
        if (strstr(message, signs[i]))
            return true;
    return false;
}

static bool explain(const char *message, const struct mapped_file *f, struct diag *diag)
{
    unsigned major = producer_major(f);
    size_t len = f->len;
    if (major > LLVM_VERSION_MAJOR)
        return diag_set(diag, "bitcode of LLVM %u, newer than LLVM %d reads (%s)", major,
                        LLVM_VERSION_MAJOR, message);
    if (strstr(message, "Incompatible epoch"))
        return diag_set(diag, "bitcode of another epoch, newer than LLVM %d reads (%s)",
                        LLVM_VERSION_MAJOR, message);
    if (strstr(message, "Expected a single module") && len > 64)
        return diag_set(diag, "bitcode with several modules (split LTO unit)");
    if (is_truncation(message) || len % 4 || len <= 64) /* bitcode is made of words */
        return diag_set(diag, "truncated bitcode (%s)", message);
    return diag_set(diag, "damaged bitcode (%s)", *message ? message : "LLVM gives no reason");
}

static bool parse_bitcode(struct loaded *l, struct diag *diag)
{
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRange((const char *)l->file.data, l->file.len, l->path, 0);
    if (!LLVMGetBitcodeModuleInContext2(l->context, buffer, &l->module))
        return true;
    LLVMDisposeMemoryBuffer(buffer);
    return explain(strbuf_str(&l->messages), &l->file, diag);
}

static bool parse_text(struct loaded *l, struct diag *diag)
{
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRangeCopy((const char *)l->file.data, l->file.len, l->path);
    char *why = NULL;
    if (!LLVMParseIRInContext(l->context, buffer, &l->module, &why))
        return true;
    diag_set(diag, "cannot parse LLVM text (%.*s)", why ? (int)strcspn(why, "\n") : 0,
             why ? why : "");
    LLVMDisposeMessage(why);
    return false;
}

static bool parse(struct loaded *l, struct diag *diag)
{
    if (l->file.len == 0)
        return diag_set(diag, "empty file");
    switch (content_of(&l->file, l->path)) {
    case CONTENT_BITCODE:
        return parse_bitcode(l, diag);
    case CONTENT_TEXT:
        return parse_text(l, diag);
    case CONTENT_ELF:
        return diag_set(diag, "not bitcode: an object file or program (compile with -emit-llvm)");
    case CONTENT_ARCHIVE:
        return diag_set(diag, "not bitcode: an archive");
    case CONTENT_OTHER:
        break;
    }
    return diag_set(diag, "not bitcode");
}

bool load_module(struct loaded *l, const char *path, struct diag *diag)
{
    *l = (struct loaded){.path = path};
    if (os_is_dir(path))
        return diag_set(diag, "is a directory");
    if (!os_map_file(path, &l->file, diag))
        return false;
    l->is_mapped = true;
    l->context = LLVMContextCreate();
    LLVMContextSetDiagnosticHandler(l->context, keep_message, &l->messages);
    return parse(l, diag);
}

void load_release(struct loaded *l)
{
    if (l->module)
        LLVMDisposeModule(l->module);
    if (l->context)
        LLVMContextDispose(l->context);
    if (l->is_mapped)
        os_unmap_file(&l->file);
    strbuf_release(&l->messages);
}
