#include "input/job.h"
#include "base/os.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

static const char *const *copy_words(const str_vec *words, struct arena *arena)
{
    const char **copy = ARENA_ARRAY(arena, const char *, words->n + 1);

    for (size_t i = 0; i < words->n; i++)
        copy[i] = words->at[i];
    return copy;
}

/* A C++ compiler takes .c as C++; else the ending decides, unless -x was given. */
static const char *source_language(const struct cc_command *cc, const struct cc_source *source)
{
    if (source->language)
        return source->language;
    return cc->is_cxx && strcmp(path_ext(source->path), ".c") == 0 ? "c++" : NULL;
}

static bool is_c_family(const char *language)
{
    return str_starts(language, "c") || str_starts(language, "objective-c") ||
           str_starts(language, "cpp");
}

/* Taking out ".." by text is wrong behind a symbolic link: then the path stays as it was written.
 * */
static const char *existing_path(const char *dir, const char *path, struct arena *arena)
{
    char *clean = path_absolute(dir, path, arena);

    if (os_is_file(clean) || path[0] == '/')
        return clean;
    char *written = arena_printf(arena, "%s/%s", dir, path);
    return os_is_file(written) ? written : clean;
}

struct input_job job_from_source(const struct cc_command *cc, const struct cc_source *source,
                                 const char *dir, const char *cwd, struct arena *arena)
{
    struct input_job job = {.kind = file_kind(source->path), .dir = dir};

    job.path = existing_path(dir, source->path, arena);
    job.shown = path_below(cwd, job.path);
    job.language = source_language(cc, source);
    job.flags = copy_words(&cc->flags, arena);
    job.nflags = (uint32_t)cc->flags.n;
    if (job.language && is_c_family(job.language))
        job.kind = strstr(job.language, "++") ? FILE_CXX : FILE_C;
    else if (job.language)
        job.kind = FILE_ASM;
    if (job.kind == FILE_ASM)
        job.problem = "assembly cannot be analysed";
    else if (job.kind != FILE_C && job.kind != FILE_CXX)
        job.problem = "neither C nor C++";
    return job;
}

/* ---- files on the command line ---- */

static enum file_kind sniff(const char *path)
{
    struct mapped_file file;
    enum file_kind kind = FILE_UNKNOWN;

    if (!os_map_file(path, &file, NULL))
        return kind;
    if (file.len >= 4 &&
        (memcmp(file.data, "BC\xC0\xDE", 4) == 0 || memcmp(file.data, "\xDE\xC0\x17\x0B", 4) == 0))
        kind = FILE_BITCODE;
    else if (file.len >= 4 && memcmp(file.data,
                                     "\x7f"
                                     "ELF",
                                     4) == 0)
        kind = FILE_OBJECT;
    else if (file.len >= 8 &&
             (memcmp(file.data, "!<arch>\n", 8) == 0 || memcmp(file.data, "!<thin>\n", 8) == 0))
        kind = FILE_ARCHIVE;
    os_unmap_file(&file);
    return kind;
}

static const char *problem_of(enum file_kind kind, const char *path)
{
    switch (kind) {
    case FILE_C:
    case FILE_CXX:
    case FILE_BITCODE:
    case FILE_UNIT:
    case FILE_IR:
        return NULL;
    case FILE_ASM:
        return "assembly cannot be analysed";
    case FILE_OBJECT:
    case FILE_SHARED:
        return "machine code cannot be analysed; give the sources, -p DIR, or record the build "
               "with "
               "'heddle capture'";
    case FILE_ARCHIVE:
        return "an archive of machine code cannot be analysed; record the build with 'heddle "
               "capture'";
    case FILE_HEADER:
        return "a header is analysed with the sources that include it";
    case FILE_UNKNOWN:
        break;
    }
    if (str_ends(path, ".java"))
        return "Java is analysed as compiled classes: compile it with 'javac -g' and give the "
               "folder or jar of the classes (--src names the sources for display)";
    return path_ext(path)[0] ? "unknown kind of file (expected .c .cc .cpp .cxx .C .i .ii .bc .ll "
                               ".hu .ir .class .jar)"
                             : "unknown kind of file";
}

/* The name in the folder that is most like the one given; NULL if none is, or it is unreadable. */
static const char *nearest_name(const char *folder, const char *name, struct arena *arena)
{
    enum { MOST = 4096 };
    unsigned best = MIN((unsigned)strlen(name) / 3 + 1, 8);
    const char *found = NULL;
    const struct dirent *entry;
    DIR *dir = opendir(folder);

    for (int i = 0; dir && i < MOST && (entry = readdir(dir)); i++) {
        unsigned distance = words_distance(name, entry->d_name);
        bool is_nearer =
            distance < best || (found && distance == best && strcmp(entry->d_name, found) < 0);
        if (entry->d_name[0] == '.' || !is_nearer)
            continue;
        best = distance;
        found = arena_strdup(arena, entry->d_name);
    }
    if (dir)
        closedir(dir);
    return found;
}

/* A slip of the pen, or the wrong folder. */
static const char *absent_file(const char *file, const char *path, const char *cwd,
                               struct arena *arena)
{
    const char *name = path_base(path);
    int above = (int)(path_base(file) - file);
    const char *folder = arena_printf(arena, "%.*s", MAX((int)(name - path) - 1, 1), path);
    const char *near = nearest_name(folder, name, arena);

    if (near && *path_base(file))
        return arena_printf(arena, "no such file; did you mean '%.*s%s'?", above, file, near);
    if (!os_is_dir(folder))
        return arena_printf(arena, "no such file: there is no folder '%s'", folder);
    return file[0] == '/' ? "no such file"
                          : arena_printf(arena, "no such file; the current folder is %s", cwd);
}

/* Why what should be a file is none. */
static const char *missing_file(const char *file, const char *path, const char *cwd,
                                struct arena *arena)
{
    struct stat st;
    char why[128];

    if (!*file)
        return "the name is empty";
    if (stat(path, &st) == 0)
        return "is neither a file nor a folder";
    if (errno == ENOENT)
        return absent_file(file, path, cwd, arena);
    return arena_strdup(arena, strerror_r(errno, why, sizeof why));
}

struct input_job job_from_file(const char *file, const char *const *flags, uint32_t nflags,
                               const char *cwd, struct arena *arena)
{
    struct input_job job = {
        .kind = file_kind(file), .shown = file, .dir = cwd, .flags = flags, .nflags = nflags};

    job.path = path_absolute(cwd, file, arena);
    if (*file && os_is_dir(job.path)) {
        job.kind = FILE_UNKNOWN;
        job.problem = "is a folder without Java classes; for one with compile_commands.json or a "
                      "capture use -p";
        return job;
    }
    if (!*file || !os_is_file(job.path)) {
        job.kind = FILE_UNKNOWN;
        job.problem = missing_file(file, job.path, cwd, arena);
        return job;
    }
    if (job.kind == FILE_UNKNOWN || job.kind == FILE_OBJECT)
        job.kind = sniff(job.path);
    job.problem = problem_of(job.kind, file);
    if (job.problem)
        job.kind = FILE_UNKNOWN;
    return job;
}

/* ---- order ---- */

static int compare_flags(const struct input_job *a, const struct input_job *b)
{
    int order = strcmp(a->language ? a->language : "", b->language ? b->language : "");

    for (uint32_t i = 0; order == 0 && i < a->nflags && i < b->nflags; i++)
        order = strcmp(a->flags[i], b->flags[i]);
    if (order == 0 && a->nflags != b->nflags)
        order = a->nflags < b->nflags ? -1 : 1;
    return order ? order : strcmp(a->dir ? a->dir : "", b->dir ? b->dir : "");
}

static int compare_jobs(const struct input_job *a, const struct input_job *b)
{
    int order = strcmp(a->path, b->path);

    return order ? order : compare_flags(a, b);
}

struct sort_item {
    struct input_job job;
    size_t place;
};

static int by_path_then_place(const void *a, const void *b)
{
    const struct sort_item *x = a, *y = b;
    int order = strcmp(x->job.path, y->job.path);

    return order ? order : (x->place > y->place) - (x->place < y->place);
}

static int by_content_then_place(const void *a, const void *b)
{
    const struct sort_item *x = a, *y = b;
    int order = compare_jobs(&x->job, &y->job);

    return order ? order : (x->place > y->place) - (x->place < y->place);
}

size_t jobs_sort_unique(job_vec *jobs, bool keep_first)
{
    struct sort_item *items = xcalloc(jobs->n + 1, sizeof *items);
    size_t kept = 0, left_out = 0;

    for (size_t i = 0; i < jobs->n; i++)
        items[i] = (struct sort_item){jobs->at[i], i};
    qsort(items, jobs->n, sizeof *items, keep_first ? by_path_then_place : by_content_then_place);
    for (size_t i = 0; i < jobs->n; i++) {
        struct input_job *last = kept > 0 ? &jobs->at[kept - 1] : NULL;
        bool same_path = last && strcmp(last->path, items[i].job.path) == 0;
        bool equal = same_path && compare_flags(last, &items[i].job) == 0;

        if (equal || (same_path && keep_first)) {
            left_out += !equal;
            /* A member that is also linked directly is always in. */
            last->archive = MIN(last->archive, items[i].job.archive);
            continue;
        }
        jobs->at[kept++] = items[i].job;
    }
    jobs->n = kept;
    free(items);
    return left_out;
}
