#include "cli/project.h"
#include "base/os.h"
#include "cli/config.h"
#include "cli/message.h"
#include "input/capture.h"
#include "input/classpath.h"
#include "input/compiler.h"
#include "input/lowerer.h"
#include "report/html.h"
#include "store/cache.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- what is here ---- */

struct surroundings {
    const char *here;    /* current folder */
    const char *build;   /* folder with compile_commands.json, relative; NULL */
    const char *capture; /* record of a build, NULL */
    const char *classes; /* folder of class files of Java, relative; NULL */
    const char *java;    /* sources of Java, relative; NULL */
};

static const char *find_build(struct arena *arena)
{
    static const char *const places[] = {".", "build", "out", "_build", "cmake-build-debug"};

    for (size_t i = 0; i < ARRAY_SIZE(places); i++)
        if (os_is_file(arena_printf(arena, "%s/compile_commands.json", places[i])))
            return places[i];
    return NULL;
}

static const char *first_folder(const char *const *places)
{
    while (*places && !os_is_dir(*places))
        places++;
    return *places;
}

static struct surroundings look_around(struct arena *arena)
{
    struct surroundings s = {0};
    char *cwd = getcwd(NULL, 0);

    s.here = arena_strdup(arena, cwd ? cwd : "/");
    free(cwd);
    s.build = find_build(arena);
    s.capture = capture_find(s.here, arena);
    s.classes = first_folder(
        (const char *const[]){"target/classes", "build/classes/java/main", "out/production", NULL});
    s.java = first_folder((const char *const[]){"src/main/java", NULL});
    return s;
}

/* ---- init ---- */

static void put_template(struct strbuf *out, const struct surroundings *s)
{
    strbuf_adds(out, "# Settings of heddle for this project; doc/config.md explains all keys.\n"
                     "# What stands on the command line wins over this file.\n\n");
    if (s->build)
        strbuf_addf(out, "build: %s    # compile_commands.json is there\n", s->build);
    else if (s->capture)
        strbuf_adds(out, "build: .    # the record that `heddle capture` made\n");
    else
        strbuf_adds(out, "# build: build    # folder of compile_commands.json, or of a capture\n");
    if (s->java)
        strbuf_addf(out, "src: [%s]    # sources of Java, for comments and excerpts\n", s->java);
    strbuf_adds(out,
                "# target: server    # which program, if the build makes several\n"
                "# models: [heddle-models.yml]    # locks, threads and allocators of your own\n"
                "# flags: [-Iinclude]    # for sources named on the command line\n\n"
                "# From which confidence on a finding fails a build: high, medium, low, never.\n"
                "fail-on: low\n"
                "# Findings of an earlier report do not fail a build:\n"
                "# baseline: heddle-baseline.json    # heddle check --json heddle-baseline.json\n\n"
                "# Findings to live with, each with a reason. In the source, a comment does it:\n"
                "#     hits++; // heddle: ignore[data-race] only a statistic\n"
                "suppressions:\n"
                "#  - variable: stats.*\n"
                "#    file: src/*\n"
                "#    reason: statistics may be off by some\n"
                "#    until: 2030-12-31\n");
}

enum exit_code project_init(struct options *o)
{
    struct surroundings s = look_around(&o->arena);
    struct strbuf text = {0};
    struct diag diag = {0};
    bool ok;

    if (o->words.n > 0) {
        message("init: expected no arguments");
        return EXIT_FAILED;
    }
    if (os_is_file("heddle.yml")) {
        message("there is a heddle.yml here already");
        return EXIT_FAILED;
    }
    put_template(&text, &s);
    ok = os_write_file("heddle.yml", strbuf_str(&text), text.len, &diag);
    if (!ok)
        message("%s", diag_str(&diag));
    else if (s.build || s.capture)
        printf("wrote heddle.yml; now: heddle check\n");
    else if (s.classes || s.java) /* of a build that may not have run yet */
        printf("wrote heddle.yml; now: heddle check %s\n",
               s.classes ? s.classes : "target/classes");
    else
        printf("wrote heddle.yml; no compile_commands.json was found: record a build with\n"
               "    heddle capture -- make\n"
               "or let CMake write one (-DCMAKE_EXPORT_COMPILE_COMMANDS=ON); meson always does\n");
    strbuf_release(&text);
    diag_release(&diag);
    return ok && fflush(stdout) == 0 ? EXIT_CLEAN : EXIT_FAILED;
}

/* ---- doctor ---- */

struct doctor {
    struct options *o;
    struct arena *arena;
    const char *config; /* heddle.yml; NULL: none */
    const char *config_fault;
    struct strbuf out;
    int missing; /* that every check needs */
};

enum health { WELL, LACKING, MISSING };

static void tell(struct doctor *d, enum health health, const char *what, const char *state,
                 const char *advice)
{
    static const char *const marks[] = {"ok", "--", "MISSING"};

    strbuf_addf(&d->out, "%-8s %-12s %s\n", marks[health], what, state);
    if (health != WELL && advice)
        strbuf_addf(&d->out, "%21s -> %s\n", "", advice);
    d->missing += health == MISSING;
}

static void examine_lower(struct doctor *d)
{
    char *path = lowerer_find(d->arena);

    tell(d, path ? WELL : MISSING, "heddle-lower", path ? path : "not found",
         "it reads bitcode and belongs beside heddle; install both, or set HEDDLE_LOWER");
}

static void examine_clang(struct doctor *d)
{
    struct compiler compiler;
    struct diag diag = {0};
    bool ok = compiler_choose(&compiler, d->o->clang, d->arena, &diag);

    tell(
        d, ok ? WELL : LACKING, "clang", ok ? compiler.path : diag_str(&diag),
        "needed to check C and C++ sources, not for bitcode: apt-get install clang-22 (or any from "
        "14 on)");
    diag_release(&diag);
}

static void examine_models(struct doctor *d)
{
    char *dir = models_dir(d->arena);
    struct diag diag = {0};
    size_t count = 0;
    bool ok = dir && models_count(dir, &count, &diag);
    char *shown = ok ? os_real_path(dir) : NULL;

    if (ok)
        tell(d, WELL, "models",
             arena_printf(d->arena, "%zu functions in %s", count, shown ? shown : dir), NULL);
    else
        tell(d, MISSING, "models", dir ? diag_str(&diag) : "not found",
             "they are installed to share/heddle/models; or set HEDDLE_MODELS");
    free(shown);
    diag_release(&diag);
}

static void examine_cache(struct doctor *d)
{
    const char *dir = d->o->cache_dir ? d->o->cache_dir : cache_default_dir(d->arena);
    struct diag diag = {0};

    if (!dir) {
        tell(d, LACKING, "cache", "XDG_CACHE_HOME is not set and HOME is no folder",
             "use --cache-dir");
    } else if (!os_make_dirs(dir, &diag) || access(dir, W_OK) != 0) {
        tell(d, LACKING, "cache", arena_printf(d->arena, "%s cannot be written", dir),
             "every run compiles anew; use --cache-dir");
    } else {
        struct cache_usage usage = cache_measure(dir);
        tell(d, WELL, "cache",
             arena_printf(d->arena, "%s, %.1f MB", dir, (double)usage.bytes / (1 << 20)), NULL);
    }
    diag_release(&diag);
}

static void examine_jdk(struct doctor *d)
{
    char *jdk = classpath_find_jdk(d->o->jdk, d->arena);

    tell(d, jdk ? WELL : LACKING, "JDK", jdk ? jdk : "not found",
         "needed for Java only: apt-get install openjdk-17-jdk-headless, or set JAVA_HOME");
}

static void examine_config(struct doctor *d)
{
    if (d->config_fault)
        tell(d, MISSING, "heddle.yml", d->config_fault, "correct it: every check here stops at it");
    else
        tell(d, d->config ? WELL : LACKING, "heddle.yml",
             d->config ? d->config : "none from here upwards",
             "optional; 'heddle init' writes one");
}

/* Before all else: it may name the tools that are looked for. */
static void read_config(struct doctor *d, const char *here)
{
    struct diag diag = {0};

    if (!config_load(d->o, here, &d->config, &diag))
        d->config_fault = arena_strdup(d->arena, diag_str(&diag));
    diag_release(&diag);
}

/* The folder that heddle.yml names. */
static bool has_build(const struct doctor *d, const char *dir)
{
    return os_is_file(arena_printf(d->arena, "%s/compile_commands.json", dir)) ||
           capture_find(dir, d->arena);
}

static void examine_inputs(struct doctor *d, const struct surroundings *s)
{
    const char *named = d->o->build_dir;

    if (named && !has_build(d, named))
        tell(d, MISSING, "build",
             arena_printf(d->arena, "%s holds neither compile_commands.json nor a capture", named),
             "'heddle capture -- make' there, or correct 'build' in heddle.yml");
    else if (named)
        tell(d, WELL, "build", named, NULL);
    else if (s->build)
        tell(d, WELL, "build", arena_printf(d->arena, "%s/compile_commands.json", s->build), NULL);
    else if (s->capture)
        tell(d, WELL, "build", s->capture, NULL);
    else if (s->classes)
        tell(d, WELL, "classes",
             arena_printf(d->arena, "%s: heddle check %s", s->classes, s->classes), NULL);
    else
        tell(d, LACKING, "build", "no compile_commands.json and no capture here",
             "'heddle capture -- make', or name sources on the command line");
}

enum exit_code project_doctor(struct options *o)
{
    struct doctor d = {.o = o, .arena = &o->arena};
    struct surroundings s = look_around(&o->arena);
    char *self = os_self_dir();

    tell(&d, WELL, "heddle", arena_printf(&o->arena, HEDDLE_VERSION " in %s", self), NULL);
    free(self);
    read_config(&d, s.here);
    examine_lower(&d);
    examine_clang(&d);
    examine_models(&d);
    examine_jdk(&d);
    tell(&d, html_is_available() ? WELL : LACKING, "HTML viewer",
         html_is_available() ? "built in" : "not built in",
         "--html needs it: build heddle where npm is (tools/install-deps build)");
    examine_cache(&d);
    examine_config(&d);
    examine_inputs(&d, &s);
    bool ok = message_output(strbuf_str(&d.out), d.out.len);
    strbuf_release(&d.out);
    return ok && d.missing == 0 ? EXIT_CLEAN : EXIT_FAILED;
}
