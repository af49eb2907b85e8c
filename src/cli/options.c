#include "cli/options.h"
#include "input/words.h"
#include "report/words.h"
#include <stdlib.h>

static const struct command_spec commands[CMD_COUNT] = {
    [CMD_CHECK] = {"check", "[OPTION]... [FILE]... [-- COMPILER-FLAG...]",
                   "find data races and deadlocks in sources, bitcode or a recorded build", NULL,
                   false},
    [CMD_DEADLOCKS] = {"deadlocks", "[OPTION]... [FILE]... [-- COMPILER-FLAG...]",
                       "find deadlocks and misuse of locks, without the races", NULL, false},
    [CMD_SHARING] = {"sharing", "[OPTION]... [FILE]... [-- COMPILER-FLAG...]",
                     "list what threads share, who uses it, and under which locks", NULL, false},
    [CMD_REDUNDANT] = {"redundant-locks", "[OPTION]... [FILE]... [-- COMPILER-FLAG...]",
                       "find locks around memory that no other thread can reach", NULL, false},
    [CMD_CAPTURE] = {"capture", "[OPTION]... -- COMMAND [ARG]...",
                     "run a build and record what it compiles and links", NULL, true},
    [CMD_EXPLAIN] = {"explain", "[OPTION]... ID|PLACE [PLACE] [FILE]... [-- COMPILER-FLAG...]",
                     "say why a finding is reported, or why two lines (FILE:LINE) are not", NULL,
                     false},
    [CMD_CALLGRAPH] = {"callgraph", "[OPTION]... [FILE]... [-- COMPILER-FLAG...]",
                       "show who calls whom, through pointers and in new threads too", NULL, false},
    [CMD_POINTS_TO] = {"points-to", "[OPTION]... VAR@FILE:LINE [FILE]... [-- COMPILER-FLAG...]",
                       "show what a variable may point to, or with `*` what a line uses", NULL,
                       false},
    [CMD_DIFF] = {"diff", "[OPTION]... OLD NEW",
                  "compare two JSON reports: what is new, fixed, unchanged", NULL, false},
    [CMD_SHOW] = {"show", "[OPTION]... REPORT", "show a JSON report again, in any format", NULL,
                  false},
    [CMD_LOWER] = {"lower", "[OPTION]... [FILE]... [-- COMPILER-FLAG...]",
                   "only turn the inputs into units, without analysing them", NULL, false},
    [CMD_INIT] = {"init", "", "write a heddle.yml for the project in the current folder", "",
                  false},
    [CMD_DOCTOR] = {"doctor", "", "say what is installed, found and missing, and what to do", "",
                    false},
    [CMD_CACHE] = {"cache", "path|size|clear", "say where the cache is, how large, or empty it",
                   "path|size|clear", false},
    [CMD_COMPLETION] = {"completion", "bash|zsh|fish", "print a completion script for a shell",
                        "bash|zsh|fish", false},
    [CMD_HELP] = {"help", "[COMMAND]", "explain a command",
                  "check|deadlocks|sharing|redundant-locks|capture|explain|callgraph|points-to|"
                  "diff|show|lower|init|doctor|cache|completion|help|version",
                  false},
    [CMD_VERSION] = {"version", "", "print the version", "", false},
};

#define IN(cmd)  (1u << CMD_##cmd)
#define GRAPHS   (IN(CALLGRAPH) | IN(POINTS_TO))
#define ANALYSES (IN(CHECK) | IN(DEADLOCKS) | IN(SHARING) | IN(REDUNDANT) | IN(EXPLAIN))
#define SOLVERS  (ANALYSES | GRAPHS)
#define READERS  (SOLVERS | IN(LOWER))
#define REPORTS  (ANALYSES | IN(DIFF) | IN(SHOW))
#define ALL      ((1u << CMD_COUNT) - 1)
#define FIELD(f) offsetof(struct options, f)

static const struct option_spec options[] = {
    {"build", 'p', OPT_PATH, "DIR", NULL, FIELD(build_dir), READERS, "build",
     "take the inputs from DIR/compile_commands.json, or from the capture in DIR"},
    {"target", 't', OPT_STRING, "NAME", NULL, FIELD(target), READERS, "target",
     "the executable or library to analyse, if the build makes several"},
    {"entry", 'e', OPT_LIST, "FUNC", NULL, FIELD(entries), READERS, "entries",
     "start at FUNC instead of main; may be repeated"},
    {"main", 0, OPT_STRING, "CLASS", NULL, FIELD(main_class), READERS, "main",
     "Java: the class to start, if several have a main method"},
    {"classpath", 0, OPT_SEARCH, "PATHS", NULL, FIELD(classpath), READERS, "classpath",
     "Java: libraries, folders and archives separated by colons; may be repeated"},
    {"jdk", 0, OPT_PATH, "DIR", NULL, FIELD(jdk), READERS, "jdk",
     "Java: the JDK to take classes from, instead of JAVA_HOME or that of `java`"},
    {"src", 0, OPT_PATHS, "DIR", NULL, FIELD(source_dirs), READERS, "src",
     "Java: where the sources are; may be repeated"},
    {"open", 0, OPT_PATTERNS, "[=PATTERN]", NULL, FIELD(open), READERS, "open",
     "Java: no main; several threads call the public methods of these classes (--open=a.b.*)"},
    {"servlets", 0, OPT_FLAG, NULL, NULL, FIELD(servlets), READERS, "servlets",
     "Java: no main; several threads call the servlets, filters and listeners"},
    {"tests", 0, OPT_FLAG, NULL, NULL, FIELD(tests), READERS, "tests",
     "Java: no main; the tests of JUnit or TestNG are run, one after the other"},
    {"format", 'f', OPT_CHOICE, "FORMAT", "text|json|sarif", FIELD(format), REPORTS, "format",
     "format of the report"},
    {"format", 'f', OPT_CHOICE, "FORMAT", "text|json|dot", FIELD(graph_format), GRAPHS,
     "graph-format", "text, JSON, or a graph for Graphviz"},
    {"output", 'o', OPT_PATH, "FILE", NULL, FIELD(output), READERS | REPORTS, "output",
     "write to FILE instead of standard output"},
    {"json", 0, OPT_PATH, "FILE", NULL, FIELD(json_file), REPORTS, "json",
     "also write the report as JSON to FILE"},
    {"sarif", 0, OPT_PATH, "FILE", NULL, FIELD(sarif_file), REPORTS, "sarif",
     "also write the report as SARIF to FILE"},
    {"html", 0, OPT_PATH, "FILE", NULL, FIELD(html_file), REPORTS, "html",
     "also write the report as one page for a browser to FILE"},
    {"embed-source", 0, OPT_FLAG, NULL, NULL, FIELD(embed_source), REPORTS, "embed-source",
     "put the source lines around findings into the page"},
    {"baseline", 0, OPT_PATH, "FILE", NULL, FIELD(baseline), ANALYSES, "baseline",
     "compare with an earlier JSON report: exit with 1 only for what is new"},
    {"fail-on", 0, OPT_CONFIDENCE, "LEVEL", NULL, FIELD(fail_on), REPORTS, "fail-on",
     "exit with 1 only from this confidence on: high, medium, low, never, or 0 to 1"},
    {"min-confidence", 0, OPT_CONFIDENCE, "LEVEL", NULL, FIELD(min_confidence), REPORTS,
     "min-confidence", "leave out what is less sure: high, medium, low, or 0 to 1"},
    {"suppressions", 0, OPT_PATHS, "FILE", NULL, FIELD(suppression_files), REPORTS, NULL,
     "add a file of suppressions; may be repeated"},
    {"mode", 'm', OPT_CHOICE, "MODE", "precise|balanced|sound", FIELD(mode), SOLVERS, "mode",
     "precise reports only what is unambiguous, sound leaves nothing out on a guess"},
    {"context", 0, OPT_CHOICE, "CONTEXT",
     "insensitive|callsite:k|object:k|origin:k|thread|adaptive", FIELD(context), SOLVERS, "context",
     "how the pointer analysis tells calls apart"},
    {"model", 0, OPT_PATHS, "FILE", NULL, FIELD(models), SOLVERS, "models",
     "add a file of library models; may be repeated"},
    {"profile", 0, OPT_CHOICE, "PROFILE", "auto|user|kernel", FIELD(profile), SOLVERS, "profile",
     "which library models apply; auto: kernel for modules and system calls without main"},
    {"config", 0, OPT_STRING, "FILE", NULL, FIELD(config),
     READERS | REPORTS | IN(DOCTOR) | IN(CAPTURE), NULL,
     "read FILE instead of the heddle.yml found upwards from the inputs"},
    {"clang", 0, OPT_STRING, "PATH", NULL, FIELD(clang), READERS | IN(DOCTOR), "clang",
     "the clang that compiles sources for analysis"},
    {"jobs", 'j', OPT_COUNT, "N", NULL, FIELD(jobs), READERS, "jobs",
     "work on N inputs at a time instead of one per core"},
    {"cache-dir", 0, OPT_PATH, "DIR", NULL, FIELD(cache_dir), READERS | IN(CACHE) | IN(DOCTOR),
     "cache-dir", "keep lowered units in DIR instead of ~/.cache/heddle"},
    {"cache-size", 0, OPT_COUNT, "MB", NULL, FIELD(cache_megabytes), READERS, "cache-size",
     "let the cache grow to MB megabytes (default 2048)"},
    {"no-cache", 0, OPT_FLAG, NULL, NULL, FIELD(no_cache), READERS, "no-cache",
     "neither use nor fill the cache"},
    {"strict", 0, OPT_FLAG, NULL, NULL, FIELD(strict), SOLVERS, "strict",
     "exit with 2 if any input was lost, or not all of the program could be followed"},
    {"stats", 0, OPT_FLAG, NULL, NULL, FIELD(stats), READERS, "stats",
     "print counts, CPU time per stage, memory, and which library code was analysed"},
    {"max-findings", 0, OPT_NUMBER, "N", NULL, FIELD(max_findings), REPORTS, "max-findings",
     "list at most N findings in the text; other formats have all"},
    {"report-library", 0, OPT_FLAG, NULL, NULL, FIELD(report_library), ANALYSES, "report-library",
     "also report accesses inside library code"},
    {"atomicity", 0, OPT_FLAG, NULL, NULL, FIELD(with_atomicity), IN(CHECK) | IN(DEADLOCKS),
     "atomicity", "also report a read and a write of one value in separate sections of its lock"},
    {"callbacks", 0, OPT_FLAG, NULL, NULL, FIELD(with_callbacks), IN(CHECK) | IN(DEADLOCKS),
     "callbacks", "also report locks that are held while callbacks run"},
    {"may-guard-atomicity", 0, OPT_FLAG, NULL, NULL, FIELD(may_guard_atomicity), IN(REDUNDANT),
     "may-guard-atomicity",
     "also list locks around several shared writes that may have to stay together"},
    {"source-root", 0, OPT_PATH, "DIR", NULL, FIELD(source_root), REPORTS | GRAPHS, "source-root",
     "show paths relative to DIR"},
    {"print-ir", 0, OPT_FLAG, NULL, NULL, FIELD(print_ir), IN(LOWER), "print-ir",
     "print the units as text"},
    {"dir", 'd', OPT_PATH, "DIR", NULL, FIELD(capture_dir), IN(CAPTURE), "capture-dir",
     "keep the record in DIR instead of .heddle"},
    {"fresh", 0, OPT_FLAG, NULL, NULL, FIELD(fresh), IN(CAPTURE), "fresh",
     "forget what earlier captures recorded"},
    {"preload", 0, OPT_FLAG, NULL, NULL, FIELD(preload), IN(CAPTURE), "preload",
     "watch processes instead of PATH: also sees tools called by absolute path"},
    {"group-by", 0, OPT_CHOICE, "WHAT", "variable|object|lock|threads|file|rule", FIELD(group_by),
     REPORTS, "group-by", "list the findings in brief, under headings (text only)"},
    {"color", 0, OPT_CHOICE, "WHEN", "auto|always|never", FIELD(color), REPORTS, "color",
     "colour the report"},
    {"verbose", 'v', OPT_FLAG, NULL, NULL, FIELD(verbose), READERS | REPORTS | IN(CAPTURE),
     "verbose", "say more: whole stacks, every pair, what was chosen"},
    {"quiet", 'q', OPT_FLAG, NULL, NULL, FIELD(quiet), READERS | REPORTS | IN(CAPTURE), "quiet",
     "print only the report and errors"},
    {"help", 'h', OPT_FLAG, NULL, NULL, FIELD(help), ALL, NULL, "explain the command"},
};
_Static_assert(ARRAY_SIZE(options) <= 64, "options.given is a 64-bit set");

const struct command_spec *command_spec(enum command c)
{
    return &commands[c];
}

const struct option_spec *option_spec(size_t index)
{
    return index < ARRAY_SIZE(options) ? &options[index] : NULL;
}

const struct option_spec *option_find(const char *name, size_t len)
{
    for (size_t i = 0; i < ARRAY_SIZE(options); i++)
        if (strlen(options[i].name) == len && memcmp(options[i].name, name, len) == 0)
            return &options[i];
    return NULL;
}

static const struct option_spec *find_letter(char letter)
{
    for (size_t i = 0; i < ARRAY_SIZE(options); i++)
        if (options[i].letter == letter)
            return &options[i];
    return NULL;
}

/* An option may have a row for each meaning: the command's own, else any. */
static const struct option_spec *row_for(const struct option_spec *found, enum command c)
{
    for (size_t i = 0; found && i < ARRAY_SIZE(options); i++)
        if (options[i].commands & 1u << c && strcmp(options[i].name, found->name) == 0)
            return &options[i];
    return found;
}

/* ---- suggestions ---- */

/* The only name that begins with `start`; NULL if there are none or several. */
static const char *only_longer(const char *start, const char *(*next)(size_t i))
{
    const char *found = NULL, *name;

    for (size_t i = 0; strlen(start) >= 2 && (name = next(i)); i++) {
        if (!str_starts(name, start) || (found && strcmp(found, name) == 0))
            continue;
        if (found)
            return NULL;
        found = name;
    }
    return found;
}

const char *suggest(const char *wrong, const char *(*next)(size_t i))
{
    const char *best = only_longer(wrong, next), *name;
    unsigned nearest = best ? 0 : (unsigned)strlen(wrong) / 3 + 2;

    for (size_t i = 0; (name = next(i)); i++) {
        unsigned distance = words_distance(wrong, name);

        if (distance < nearest) {
            nearest = distance;
            best = name;
        }
    }
    return best;
}

static const char *command_name(size_t i)
{
    return i < CMD_COUNT ? commands[i].name : NULL;
}

static const char *option_name(size_t i)
{
    return i < ARRAY_SIZE(options) ? options[i].name : NULL;
}

/* ---- values ---- */

/* Whether value is one of "a|b:k|c"; k matches digits. */
static bool is_choice(const char *value, const char *choices)
{
    while (*choices) {
        size_t len = strcspn(choices, "|"), stem = len;
        bool numbered = len > 2 && memcmp(choices + len - 2, ":k", 2) == 0;

        if (numbered && strlen(value) == len - 2 && strncmp(value, choices, len - 2) == 0)
            return true; /* without its number: one */
        if (numbered)
            stem--;
        if (strncmp(value, choices, stem) == 0) {
            const char *tail = value + stem;

            if (!numbered ? *tail == '\0'
                          : *tail && strspn(tail, "0123456789") == strlen(tail) && strlen(tail) < 3)
                return true;
        }
        choices += len + (choices[len] == '|');
    }
    return false;
}

static bool set_number(unsigned *field, unsigned least, const char *value, const char *whence,
                       struct diag *diag)
{
    size_t len = strlen(value);
    bool is_number = len > 0 && strspn(value, "0123456789") == len;

    if (!is_number)
        return diag_set(diag, "%s: expected a number, not '%s'", whence, value);
    if (len > 9 || strtoul(value, NULL, 10) < least)
        return diag_set(diag, "%s: expected a number from %u to 999999999, not '%s'", whence, least,
                        value);
    *field = (unsigned)strtoul(value, NULL, 10);
    return true;
}

static bool set_confidence(double *field, bool may_be_never, const char *value, const char *whence,
                           struct diag *diag)
{
    static const struct {
        const char *name;
        double from;
    } levels[] = {
        {"never", 2}, {"high", CONFIDENCE_HIGH}, {"medium", CONFIDENCE_MEDIUM}, {"low", 0}};
    char *end;

    for (size_t i = !may_be_never; i < ARRAY_SIZE(levels); i++)
        if (strcmp(value, levels[i].name) == 0) {
            *field = levels[i].from;
            return true;
        }
    *field = strtod(value, &end);
    if (*end || end == value || !(*field >= 0 && *field <= 1))
        return diag_set(diag, "%s: expected high, medium, low%s or a number from 0 to 1, not '%s'",
                        whence, may_be_never ? ", never" : "", value);
    return true;
}

static bool set_flag(bool *field, const char *value, const char *whence, struct diag *diag)
{
    if (strcmp(value, "true") == 0 || strcmp(value, "yes") == 0)
        *field = true;
    else if (strcmp(value, "false") == 0 || strcmp(value, "no") == 0)
        *field = false;
    else
        return diag_set(diag, "%s: expected true or false, not '%s'", whence, value);
    return true;
}

bool option_set(struct options *o, const struct option_spec *spec, const char *value,
                const char *whence, const char *base, struct diag *diag)
{
    void *field = (char *)o + spec->field;

    if (!*value && spec->type != OPT_FLAG)
        return diag_set(diag, "%s: expected %s", whence, spec->arg);
    switch (spec->type) {
    case OPT_FLAG:
        return set_flag(field, value, whence, diag);
    case OPT_NUMBER:
    case OPT_COUNT:
        return set_number(field, spec->type == OPT_COUNT, value, whence, diag);
    case OPT_CONFIDENCE:
        return set_confidence(field, field == &o->fail_on, value, whence, diag);
    case OPT_CHOICE:
        if (!is_choice(value, spec->choices))
            return diag_set(diag, "%s: expected %s, not '%s'", whence, spec->choices, value);
        break;
    case OPT_PATTERNS:
    case OPT_LIST:
    case OPT_SEARCH:
        vec_push((str_vec *)field, value);
        return true;
    case OPT_PATHS:
        vec_push((str_vec *)field, base ? path_absolute(base, value, &o->arena) : value);
        return true;
    case OPT_PATH:
        value = base ? path_absolute(base, value, &o->arena) : value;
        break;
    case OPT_STRING:
        break;
    }
    *(const char **)field = value;
    return true;
}

/* ---- the command line ---- */

static const char *spell(struct options *o, const struct option_spec *spec)
{
    return arena_printf(&o->arena, "option '--%s'", spec->name);
}

static bool give(struct options *o, const struct option_spec *spec, const char *value,
                 struct diag *diag)
{
    o->given |= UINT64_C(1) << (spec - options);
    return option_set(o, spec, value, spell(o, spec), NULL, diag);
}

/* "--frmat" and "-json" mean long options, "-Z" a letter. */
static bool fail_option(struct options *o, const char *word, struct diag *diag)
{
    const char *name = word + 1 + (word[1] == '-');
    const char *near =
        suggest(arena_printf(&o->arena, "%.*s", (int)strcspn(name, "="), name), option_name);

    if (near && strlen(name) > 1)
        return diag_set(diag, "unknown option '%s'; did you mean '--%s'?", word, near);
    return diag_set(diag, "unknown option '%s'; 'heddle help %s' lists them", word,
                    commands[o->command].name);
}

/* A long option with one dash: -json would be `--jobs son`. */
static bool is_long_by_mistake(const char *word)
{
    return word[1] != '-' && word[1] && word[2] && option_find(word + 1, strcspn(word + 1, "="));
}

/* The table's row of "--name", "--name=value" or "-n..."; *value is the part in the same word. */
static bool look_up(struct options *o, const char *word, const struct option_spec **spec,
                    const char **value, struct diag *diag)
{
    size_t len = strcspn(word + 2, "=");

    *value = NULL;
    if (word[1] == '-') {
        *spec = option_find(word + 2, len);
        if (*spec && word[2 + len] == '=')
            *value = word + 3 + len;
    } else {
        *spec = find_letter(word[1]);
        if (*spec && word[2])
            *value = word + 2;
    }
    if (!*spec || is_long_by_mistake(word))
        return fail_option(o, word, diag);
    *spec = row_for(*spec, o->command);
    if (!((*spec)->commands & 1u << o->command))
        return diag_set(diag, "%s does not belong to 'heddle %s'", spell(o, *spec),
                        commands[o->command].name);
    return true;
}

/* One option at argv[*i]; moves *i over a separate value. */
static bool take_option(struct options *o, int argc, char **argv, int *i, struct diag *diag)
{
    const struct option_spec *spec;
    const char *value;

    if (!look_up(o, argv[*i], &spec, &value, diag))
        return false;
    if (spec->type == OPT_FLAG) {
        if (value && argv[*i][1] != '-')
            return diag_set(diag, "option '-%c' takes no value: '%s'", spec->letter, argv[*i]);
        return give(o, spec, value ? value : "true", diag);
    }
    if (!value && spec->type == OPT_PATTERNS)
        return give(o, spec, "*", diag);
    if (!value && *i + 1 >= argc)
        return diag_set(diag, "%s: expected %s", spell(o, spec), spec->arg);
    return give(o, spec, value ? value : argv[++*i], diag);
}

static bool take_command(struct options *o, const char *name, struct diag *diag)
{
    for (int i = 0; i < CMD_COUNT; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            o->command = (enum command)i;
            return true;
        }
    }
    const char *near = suggest(name, command_name);
    if (near)
        return diag_set(diag, "unknown command '%s'; did you mean 'heddle %s'?", name, near);
    if (strpbrk(name, "./"))
        return diag_set(diag, "unknown command '%s'; did you mean 'heddle check %s'?", name, name);
    return diag_set(diag, "unknown command '%s'; see 'heddle help'", name);
}

static bool take_words(struct options *o, int argc, char **argv, struct diag *diag)
{
    bool is_wrapper = commands[o->command].is_wrapper;

    for (int i = 0; i < argc; i++) {
        bool is_end = strcmp(argv[i], "--") == 0;

        if (is_end || (is_wrapper && argv[i][0] != '-')) {
            for (int j = i + is_end; j < argc; j++)
                vec_push(&o->rest, argv[j]);
            return true;
        }
        if (argv[i][0] != '-' || !argv[i][1])
            vec_push(&o->words, argv[i]);
        else if (!take_option(o, argc, argv, &i, diag))
            return false;
    }
    return true;
}

static const char *join_words(struct arena *arena, int argc, char **argv)
{
    const char *line = "heddle";

    for (int i = 0; i < argc; i++)
        line = arena_printf(arena, "%s %s", line, argv[i]);
    return line;
}

bool options_parse(struct options *o, int argc, char **argv, struct diag *diag)
{
    memset(o, 0, sizeof *o);
    arena_init(&o->arena, "options");
    o->command_line = join_words(&o->arena, argc, argv);
    if (argc == 0 || strcmp(argv[0], "--help") == 0 || strcmp(argv[0], "-h") == 0) {
        o->command = CMD_HELP;
        if (argc == 0)
            return diag_set(diag, "no command; see 'heddle help'");
        return true;
    }
    if (strcmp(argv[0], "--version") == 0 || strcmp(argv[0], "-V") == 0) {
        o->command = CMD_VERSION;
        return true;
    }
    return take_command(o, argv[0], diag) && take_words(o, argc - 1, argv + 1, diag);
}

void options_release(struct options *o)
{
    vec_release(&o->words);
    vec_release(&o->rest);
    vec_release(&o->entries);
    vec_release(&o->open);
    vec_release(&o->models);
    vec_release(&o->classpath);
    vec_release(&o->source_dirs);
    vec_release(&o->suppression_files);
    vec_release(&o->suppressions);
    arena_release(&o->arena);
}
