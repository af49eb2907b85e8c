#include "input/command.h"
#include <ctype.h>

enum shape {
    EXACT,  /* the whole word */
    JOINED, /* the value follows in the same word, may be empty */
    NEXT,   /* the value is the next word */
    EITHER, /* the value follows in the same word, or is the next one */
};
enum action {
    KEEP,
    DROP,
    DO_OUTPUT,
    DO_LANGUAGE,
    DO_STAGE,
    DO_MACRO,
    DO_WP,
    DO_LIB,
    DO_LIBDIR,
    DO_LINK,
    DO_WL,
};

struct cc_option {
    const char *name;
    enum shape shape;
    enum action action;
    enum cc_stage stage; /* DO_STAGE */
};

/*
 * First match wins, so a longer name stands before its prefix. What is not listed is dropped:
 * a flag we do not know is more likely to stop clang than to change what the program means.
 */
static const struct cc_option cc_options[] = {
    /* what is made */
    {"-o", EITHER, DO_OUTPUT},
    {"-c", EXACT, DO_STAGE, CC_COMPILE},
    {"-S", EXACT, DO_STAGE, CC_COMPILE},
    {"-E", EXACT, DO_STAGE, CC_PREPROCESS},
    {"-M", EXACT, DO_STAGE, CC_PREPROCESS},
    {"-MM", EXACT, DO_STAGE, CC_PREPROCESS},
    {"-fsyntax-only", EXACT, DO_STAGE, CC_PREPROCESS},
    {"--version", EXACT, DO_STAGE, CC_NOTHING},
    {"--help", JOINED, DO_STAGE, CC_NOTHING},
    {"-dumpversion", EXACT, DO_STAGE, CC_NOTHING},
    {"-dumpmachine", EXACT, DO_STAGE, CC_NOTHING},
    {"-dumpfullversion", EXACT, DO_STAGE, CC_NOTHING},
    {"-dumpspecs", EXACT, DO_STAGE, CC_NOTHING},
    {"-print-", JOINED, DO_STAGE, CC_NOTHING},
    {"--print-", JOINED, DO_STAGE, CC_NOTHING},
    {"-###", EXACT, DO_STAGE, CC_NOTHING},
    {"-shared", EXACT, DO_LINK},
    {"--shared", EXACT, DO_LINK},
    {"-dynamiclib", EXACT, DO_LINK},
    {"-r", EXACT, DO_LINK},
    {"-l", EITHER, DO_LIB},
    {"-L", EITHER, DO_LIBDIR},
    /* the preprocessor */
    {"-D", EITHER, DO_MACRO},
    {"-U", EITHER, DO_MACRO},
    {"-I", EITHER, KEEP},
    {"-isystem-after", NEXT, KEEP},
    {"-isystem", EITHER, KEEP},
    {"-iquote", EITHER, KEEP},
    {"-idirafter", EITHER, KEEP},
    {"-include-pch", NEXT, DROP},
    {"-include", EITHER, KEEP},
    {"-imacros", EITHER, KEEP},
    {"-iprefix", EITHER, KEEP},
    {"-iwithprefixbefore", EITHER, KEEP},
    {"-iwithprefix", EITHER, KEEP},
    {"-isysroot", EITHER, KEEP},
    {"--sysroot=", JOINED, KEEP},
    {"--sysroot", NEXT, KEEP},
    {"-nostdinc", JOINED, KEEP},
    {"-nostdlibinc", EXACT, KEEP},
    {"-stdlib=", JOINED, KEEP},
    {"-undef", EXACT, KEEP},
    {"-trigraphs", EXACT, KEEP},
    {"-traditional-cpp", EXACT, KEEP},
    {"-Wp,", JOINED, DO_WP},
    {"-Wl,", JOINED, DO_WL},
    {"-Xpreprocessor", NEXT, KEEP},
    {"-Xclang", NEXT, KEEP},
    {"-MF", EITHER, DROP},
    {"-MT", EITHER, DROP},
    {"-MQ", EITHER, DROP},
    {"-MJ", EITHER, DROP},
    {"-M", JOINED, DROP},
    /* the language and its ABI */
    {"-x", EITHER, DO_LANGUAGE},
    {"-std=", JOINED, KEEP},
    {"--std=", JOINED, KEEP},
    {"-ansi", EXACT, KEEP},
    {"-pthread", EXACT, KEEP},
    {"-fopenmp", JOINED, KEEP},
    {"-fno-openmp", JOINED, KEEP},
    {"-fexceptions", EXACT, KEEP},
    {"-fno-exceptions", EXACT, KEEP},
    {"-fcxx-exceptions", EXACT, KEEP},
    {"-fnon-call-exceptions", EXACT, KEEP},
    {"-fasynchronous-unwind-tables", EXACT, DROP},
    {"-frtti", EXACT, KEEP},
    {"-fno-rtti", EXACT, KEEP},
    {"-fshort-enums", EXACT, KEEP},
    {"-fno-short-enums", EXACT, KEEP},
    {"-fshort-wchar", EXACT, KEEP},
    {"-fno-short-wchar", EXACT, KEEP},
    {"-fsigned-char", EXACT, KEEP},
    {"-fno-signed-char", EXACT, KEEP},
    {"-funsigned-char", EXACT, KEEP},
    {"-fno-unsigned-char", EXACT, KEEP},
    {"-fpack-struct", JOINED, KEEP},
    {"-fms-extensions", EXACT, KEEP},
    {"-fms-compatibility", JOINED, KEEP},
    {"-fplan9-extensions", EXACT, DROP},
    {"-fgnu89-inline", EXACT, KEEP},
    {"-fgnu-keywords", EXACT, KEEP},
    {"-fno-gnu-keywords", EXACT, KEEP},
    {"-fasm", EXACT, KEEP},
    {"-fno-asm", EXACT, KEEP},
    {"-fblocks", EXACT, KEEP},
    {"-fcoroutines", JOINED, KEEP},
    {"-fchar8_t", EXACT, KEEP},
    {"-fno-char8_t", EXACT, KEEP},
    {"-fconcepts", JOINED, DROP},
    {"-fpermissive", EXACT, DROP},
    {"-ffreestanding", EXACT, KEEP},
    {"-fhosted", EXACT, KEEP},
    {"-fbuiltin", JOINED, KEEP},
    {"-fno-builtin", JOINED, KEEP},
    {"-fcommon", EXACT, KEEP},
    {"-fno-common", EXACT, KEEP},
    {"-fPIC", EXACT, KEEP},
    {"-fpic", EXACT, KEEP},
    {"-fPIE", EXACT, KEEP},
    {"-fpie", EXACT, KEEP},
    {"-fno-pic", EXACT, KEEP},
    {"-fno-PIC", EXACT, KEEP},
    {"-fno-pie", EXACT, KEEP},
    {"-fno-PIE", EXACT, KEEP},
    {"-fsized-deallocation", EXACT, KEEP},
    {"-faligned-new", JOINED, KEEP},
    {"-faligned-allocation", EXACT, KEEP},
    {"-fthreadsafe-statics", EXACT, KEEP},
    {"-fno-threadsafe-statics", EXACT, KEEP},
    {"-ftemplate-depth", JOINED, KEEP},
    {"-fconstexpr-", JOINED, KEEP},
    {"-fbracket-depth", JOINED, KEEP},
    {"-finput-charset=", JOINED, KEEP},
    {"-fdollars-in-identifiers", EXACT, KEEP},
    {"-flax-vector-conversions", JOINED, KEEP},
    {"-fheinous-gnu-extensions", EXACT, KEEP},
    {"-fdeclspec", EXACT, KEEP},
    {"-fgnuc-version=", JOINED, KEEP},
    {"-fobjc-", JOINED, KEEP},
    {"-ffile-prefix-map=", JOINED, DROP},
    {"-fplugin-arg", JOINED, DROP},
    {"-f", JOINED, DROP},
    {"-mllvm", NEXT, DROP},
    {"-mtune=", JOINED, DROP},
    {"-m", JOINED, KEEP},
    {"-target", NEXT, KEEP},
    {"--target=", JOINED, KEEP},
    {"-arch", NEXT, KEEP},
    {"-F", EITHER, KEEP},
    /* values that would else be taken for inputs */
    {"-framework", NEXT, DROP},
    {"--param", NEXT, DROP},
    {"-aux-info", NEXT, DROP},
    {"-dumpbase", NEXT, DROP},
    {"-dumpdir", NEXT, DROP},
    {"-Xlinker", NEXT, DROP},
    {"-Xassembler", NEXT, DROP},
    {"-Xanalyzer", NEXT, DROP},
    {"-Xopenmp-target", NEXT, DROP},
    {"-T", EITHER, DROP},
    {"-u", EITHER, DROP},
    {"-z", EITHER, DROP},
    {"-e", EITHER, DROP},
    {"-B", EITHER, DROP},
    {"-wrapper", NEXT, DROP},
    {"-G", NEXT, DROP},
    {"-rpath", NEXT, DROP},
    {"-install_name", NEXT, DROP},
    {"-", JOINED, DROP},
};

static const struct cc_option *find_option(const char *word)
{
    for (size_t i = 0; i < ARRAY_SIZE(cc_options); i++) {
        const struct cc_option *o = &cc_options[i];
        bool whole = o->shape == EXACT || o->shape == NEXT;

        if (whole ? strcmp(word, o->name) == 0 : str_starts(word, o->name))
            return o;
    }
    return NULL;
}

struct parse {
    struct cc_command *cc;
    struct arena *arena;
    const char *language; /* of the sources that follow: -x */
};

static bool is_fortify(const char *macro)
{
    return str_starts(macro, "_FORTIFY_SOURCE") && (macro[15] == '\0' || macro[15] == '=');
}

/* -Wp,-DX,-MD,dep: only macros and include paths matter, and dependency files must not appear. */
static void keep_preprocessor_words(struct parse *p, const char *list)
{
    while (*list) {
        size_t len = strcspn(list, ",");
        char *word = arena_memdup(p->arena, list, len + 1);

        word[len] = '\0';
        if (strlen(word) > 2 && strchr("DUI", word[1]) && word[0] == '-' && !is_fortify(word + 2))
            vec_push(&p->cc->flags, word);
        list += len + (list[len] == ',');
    }
}

/* Of -Wl, only what decides which archive members are linked; the words stand in `links`. */
static void take_linker_words(struct cc_command *cc, const char *list)
{
    if (strstr(list, "--no-whole-archive"))
        vec_push(&cc->links, CC_PART_ARCHIVE);
    else if (strstr(list, "--whole-archive"))
        vec_push(&cc->links, CC_WHOLE_ARCHIVE);
}

static void set_stage(struct cc_command *cc, const char *word, enum cc_stage stage)
{
    if (strcmp(word, "-S") == 0)
        cc->is_assembler_text = true;
    /* A query wins over everything, -E over -c. */
    if (stage < cc->stage)
        cc->stage = stage;
}

/* Acts on option `o`; word2 is its separate value or NULL, value the value in either form. */
static void apply_option(struct parse *p, const struct cc_option *o, const char *word,
                         const char *word2, const char *value)
{
    struct cc_command *cc = p->cc;

    switch (o->action) {
    case DROP:
        return;
    case DO_OUTPUT:
        cc->output = value;
        return;
    case DO_LANGUAGE:
        p->language = strcmp(value, "none") == 0 ? NULL : value;
        return;
    case DO_STAGE:
        set_stage(cc, word, o->stage);
        return;
    case DO_WP:
        keep_preprocessor_words(p, value);
        return;
    case DO_LIB:
        vec_push(&cc->links, arena_printf(p->arena, "-l%s", value));
        return;
    case DO_LIBDIR:
        vec_push(&cc->lib_dirs, value);
        return;
    case DO_WL:
        take_linker_words(cc, value);
        return;
    case DO_LINK:
        cc->is_relocatable |= strcmp(word, "-r") == 0;
        cc->is_shared |= strcmp(word, "-r") != 0;
        return;
    case DO_MACRO:
        if (is_fortify(value))
            return;
        break;
    case KEEP:
        break;
    }
    vec_push(&cc->flags, word);
    if (word2)
        vec_push(&cc->flags, word2);
}

static const char *language_of_kind(enum file_kind kind)
{
    return kind == FILE_C || kind == FILE_CXX || kind == FILE_ASM ? "" : NULL;
}

static void take_file(struct parse *p, const char *word)
{
    if (strcmp(word, "-") == 0) {
        p->cc->reads_stdin = true;
        return;
    }
    /* A header by itself is precompiled, whatever -o is called: nothing that could be linked. */
    if (p->language ? str_ends(p->language, "-header") : file_kind(word) == FILE_HEADER)
        set_stage(p->cc, word, CC_PREPROCESS);
    if (p->language || language_of_kind(file_kind(word))) {
        struct cc_source source = {word, p->language};

        vec_push(&p->cc->sources, source);
    }
    vec_push(&p->cc->links, word);
}

/* One option, or one option and its value; returns how many words that were. */
static size_t take_option(struct parse *p, const char *const *words, size_t left)
{
    const struct cc_option *o = find_option(words[0]);
    size_t name = strlen(o->name);
    bool separate = o->shape == NEXT || (o->shape == EITHER && words[0][name] == '\0');

    if (!separate) {
        apply_option(p, o, words[0], NULL, words[0] + name);
        return 1;
    }
    if (left < 2)
        return 1;
    apply_option(p, o, words[0], words[1], words[1]);
    return 2;
}

static void take_words(struct parse *p, const char *const *words, size_t n)
{
    for (size_t i = 0; i < n;) {
        if (words[i][0] == '-' && words[i][1]) {
            i += take_option(p, words + i, n - i);
        } else {
            take_file(p, words[i]);
            i++;
        }
    }
}

/* NAME=value before a command, as env takes it. */
static bool is_assignment(const char *word)
{
    size_t len = strcspn(word, "=/");

    return len > 0 && word[len] == '=';
}

static size_t skip_launchers(const char *const *argv, size_t n)
{
    size_t i = 0;

    while (i + 1 < n && (program_kind(argv[i]) == PROGRAM_LAUNCHER || is_assignment(argv[i])))
        i++;
    return i;
}

void cc_parse(struct cc_command *cc, const char *const *argv, size_t n, const char *dir,
              struct arena *arena)
{
    str_vec words = {0};
    struct parse p = {cc, arena, NULL};
    size_t first;

    memset(cc, 0, sizeof *cc);
    cc->stage = CC_LINK;
    words_expand(argv, n, dir, &words, arena);
    first = skip_launchers(words.at, words.n);
    if (first < words.n) {
        cc->compiler = words.at[first];
        cc->is_cxx = compiler_is_cxx(cc->compiler);
        take_words(&p, words.at + first + 1, words.n - first - 1);
    }
    if (cc->links.n == 0)
        cc->stage = CC_NOTHING;
    vec_release(&words);
}

void cc_release(struct cc_command *cc)
{
    vec_release(&cc->sources);
    vec_release(&cc->flags);
    vec_release(&cc->links);
    vec_release(&cc->lib_dirs);
}

void cc_filter_flags(const char *const *words, size_t n, str_vec *out, struct arena *arena)
{
    struct cc_command cc = {.stage = CC_LINK};
    struct parse p = {&cc, arena, NULL};

    take_words(&p, words, n);
    for (size_t i = 0; i < cc.flags.n; i++)
        vec_push(out, cc.flags.at[i]);
    if (p.language)
        vec_push(out, arena_printf(arena, "-x%s", p.language));
    cc_release(&cc);
}

/* Nobody needs to ask whether a compiler knows these: what they say of code is left out anyway. */
static bool is_harmless(const char *word)
{
    static const char *const starts[] = {"-W", "-O", "-g", "-w", "-v", "-s", "-p", "-static"};

    for (size_t i = 0; i < ARRAY_SIZE(starts); i++)
        if (str_starts(word, starts[i]))
            return true;
    return false;
}

static bool is_known_standard(const char *word)
{
    static const char *const known[] = {"89",   "90",   "99",   "11",   "17",   "18",   "23",
                                        "2x",   "++98", "++03", "++11", "++14", "++17", "++20",
                                        "++23", "++2a", "++2b", "++1y", "++1z", "++0x"};
    const char *value = strchr(word, '=') + 1;

    value += str_starts(value, "gnu") ? 3 : str_starts(value, "c") ? 1 : 0;
    for (size_t i = 0; i < ARRAY_SIZE(known); i++)
        if (strcmp(value, known[i]) == 0)
            return true;
    return false;
}

void cc_doubtful_words(const char *const *words, size_t n, str_vec *flags, str_vec *files)
{
    for (size_t i = 0; i < n; i++) {
        if (words[i][0] != '-' || !words[i][1]) {
            vec_push(files, words[i]);
            continue;
        }
        const struct cc_option *o = find_option(words[i]);
        bool is_any =
            strcmp(o->name, "-") == 0 || strcmp(o->name, "-f") == 0 || strcmp(o->name, "-m") == 0;
        bool is_standard = str_ends(o->name, "-std=") && !is_known_standard(words[i]);

        if ((is_any && !is_harmless(words[i])) || is_standard)
            vec_push(flags, words[i]);
        i += o->shape == NEXT || (o->shape == EITHER && strcmp(words[i], o->name) == 0);
    }
}

const char *cc_object(const struct cc_command *cc, const struct cc_source *source,
                      struct arena *arena)
{
    const char *base = path_base(source->path), *ext = path_ext(source->path);

    if (cc->output)
        return cc->output;
    return arena_printf(arena, "%.*s%s", (int)(strlen(base) - strlen(ext)), base,
                        cc->is_assembler_text ? ".s" : ".o");
}

/* ---- linkers called by name ---- */

/* Options of GNU ld, gold and lld whose value is the next word. */
static bool ld_takes_value(const char *word)
{
    static const char *const names[] = {
        "-m",
        "-T",
        "-z",
        "-e",
        "-h",
        "-soname",
        "-rpath",
        "-rpath-link",
        "-dynamic-linker",
        "-plugin",
        "-u",
        "-Map",
        "-y",
        "-Y",
        "-I",
        "-f",
        "-F",
        "-A",
        "-R",
        "-c",
        "-G",
        "-b",
        "-a",
        "-assert",
        "--sysroot",
        "--dynamic-linker",
        "--defsym",
        "--wrap",
        "--version-script",
        "--script",
        "--entry",
    };

    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        if (strcmp(word, names[i]) == 0)
            return true;
    return false;
}

static void ld_take_option(struct cc_command *cc, const char *word, const char *value,
                           struct arena *arena)
{
    if (strcmp(word, "-o") == 0)
        cc->output = value;
    else if (str_starts(word, "-l"))
        vec_push(&cc->links, word[2] ? word : arena_printf(arena, "-l%s", value ? value : ""));
    else if (str_starts(word, "-L"))
        vec_push(&cc->lib_dirs, word[2] ? word + 2 : value ? value : ".");
    else if (strcmp(word, "-r") == 0 || strcmp(word, "-i") == 0 ||
             strcmp(word, "--relocatable") == 0)
        cc->is_relocatable = true;
    else if (strcmp(word, "-shared") == 0 || strcmp(word, "-Bshareable") == 0)
        cc->is_shared = true;
    else if (str_starts(word, "--no-whole-archive") || str_starts(word, "--whole-archive"))
        vec_push(&cc->links, word[2] == 'n' ? CC_PART_ARCHIVE : CC_WHOLE_ARCHIVE);
    else if (strcmp(word, "--version") == 0 || strcmp(word, "-v") == 0 ||
             strcmp(word, "--help") == 0)
        cc->stage = CC_NOTHING;
}

void ld_parse(struct cc_command *cc, const char *const *argv, size_t n, const char *dir,
              struct arena *arena)
{
    str_vec words = {0};

    memset(cc, 0, sizeof *cc);
    cc->stage = CC_LINK;
    words_expand(argv, n, dir, &words, arena);
    cc->compiler = words.n ? words.at[0] : "ld";
    for (size_t i = 1; i < words.n; i++) {
        const char *word = words.at[i], *value = i + 1 < words.n ? words.at[i + 1] : NULL;
        bool bare = strcmp(word, "-o") == 0 || strcmp(word, "-l") == 0 || strcmp(word, "-L") == 0;

        if (word[0] != '-') {
            vec_push(&cc->links, word);
            continue;
        }
        ld_take_option(cc, word, value, arena);
        i += bare || ld_takes_value(word);
    }
    if (cc->links.n == 0)
        cc->stage = CC_NOTHING;
    vec_release(&words);
}

/* ---- names ---- */

/* The tool in a program's name: "x86_64-linux-gnu-gcc-12" is "gcc", "clang++-14" is "clang++". */
static size_t tool_name(const char *path, const char **name)
{
    static const char *const parts[] = {"gcc-ar",  "llvm-ar", "ld.bfd",
                                        "ld.gold", "ld.lld",  "ld.mold"};
    const char *base = path_base(path);
    size_t len = strlen(base);

    while (len > 0 && (isdigit((unsigned char)base[len - 1]) || base[len - 1] == '.'))
        len--;
    if (len > 0 && len < strlen(base) && base[len - 1] == '-')
        len--;
    for (size_t i = 0; i < ARRAY_SIZE(parts); i++) {
        size_t part = strlen(parts[i]);

        if (len >= part && memcmp(base + len - part, parts[i], part) == 0) {
            *name = base + len - part;
            return part;
        }
    }
    *name = base;
    for (size_t i = len; i > 0; i--)
        if (base[i - 1] == '-') {
            *name = base + i;
            return len - i;
        }
    return len;
}

static bool is_one_of(const char *name, size_t len, const char *const *list)
{
    for (; *list; list++)
        if (strlen(*list) == len && memcmp(*list, name, len) == 0)
            return true;
    return false;
}

enum program_kind program_kind(const char *path)
{
    static const char *const compilers[] = {"cc",      "gcc", "clang", "c++", "g++",
                                            "clang++", "c89", "c99",   NULL};
    static const char *const linkers[] = {"ld",      "ld.bfd", "ld.gold", "ld.lld",
                                          "ld.mold", "lld",    "mold",    NULL};
    static const char *const archivers[] = {"ar", "gcc-ar", "llvm-ar", NULL};
    static const char *const launchers[] = {"ccache", "distcc",  "sccache", "icecc",
                                            "env",    "libtool", NULL};
    const char *name;
    size_t len = tool_name(path, &name);

    if (is_one_of(name, len, compilers) ||
        is_one_of(path_base(path), strlen(path_base(path)), compilers))
        return PROGRAM_COMPILER;
    if (is_one_of(name, len, linkers))
        return PROGRAM_LINKER;
    if (is_one_of(name, len, archivers))
        return PROGRAM_ARCHIVER;
    return is_one_of(name, len, launchers) ? PROGRAM_LAUNCHER : PROGRAM_OTHER;
}

bool compiler_is_cxx(const char *path)
{
    return strstr(path_base(path), "++") != NULL;
}

enum file_kind file_kind(const char *path)
{
    static const struct {
        const char *ext;
        enum file_kind kind;
    } kinds[] = {
        {".c", FILE_C},        {".i", FILE_C},        {".m", FILE_C},        {".cc", FILE_CXX},
        {".cpp", FILE_CXX},    {".cxx", FILE_CXX},    {".C", FILE_CXX},      {".c++", FILE_CXX},
        {".cp", FILE_CXX},     {".CPP", FILE_CXX},    {".ii", FILE_CXX},     {".mm", FILE_CXX},
        {".s", FILE_ASM},      {".S", FILE_ASM},      {".sx", FILE_ASM},     {".bc", FILE_BITCODE},
        {".ll", FILE_BITCODE}, {".hu", FILE_UNIT},    {".ir", FILE_IR},      {".o", FILE_OBJECT},
        {".lo", FILE_OBJECT},  {".obj", FILE_OBJECT}, {".a", FILE_ARCHIVE},  {".so", FILE_SHARED},
        {".h", FILE_HEADER},   {".hh", FILE_HEADER},  {".hpp", FILE_HEADER},
    };
    const char *ext = path_ext(path);

    for (size_t i = 0; i < ARRAY_SIZE(kinds); i++)
        if (strcmp(kinds[i].ext, ext) == 0)
            return kinds[i].kind;
    return strstr(path_base(path), ".so.") ? FILE_SHARED : FILE_UNKNOWN;
}
