#include "cli/help.h"
#include "input/words.h"

static bool belongs(const struct option_spec *spec, enum command c)
{
    return (spec->commands & 1u << c) != 0;
}

void help_overview(struct strbuf *out)
{
    strbuf_adds(out,
                "heddle finds data races and deadlocks in C, C++ and Java without running it\n\n"
                "usage: heddle COMMAND [OPTION]... [FILE]...\n\n");
    for (int c = 0; c < CMD_COUNT; c++)
        strbuf_addf(out, "  %-15s %s\n", command_spec(c)->name, command_spec(c)->summary);
    strbuf_adds(out, "\n"
                     "  heddle check server.c net.cpp -- -Iinclude -fopenmp\n"
                     "  heddle check -p build\n"
                     "  heddle capture -- make -j2  &&  heddle check --target server\n\n"
                     "exit code: 0 nothing found, 1 findings, 2 nothing could be analysed\n"
                     "'heddle help COMMAND' lists the options of a command\n");
}

static void help_option(const struct option_spec *spec, struct strbuf *out)
{
    struct strbuf left = {0};

    if (spec->letter)
        strbuf_addf(&left, "-%c, ", spec->letter);
    else
        strbuf_adds(&left, "    ");
    strbuf_addf(&left, "--%s", spec->name);
    if (spec->arg)
        strbuf_addf(&left, "%s%s", spec->type == OPT_PATTERNS ? "" : " ", spec->arg);
    strbuf_addf(out, left.len <= 24 ? "  %-24s  %s\n" : "  %s\n                            %s\n",
                strbuf_str(&left), spec->help);
    if (spec->choices)
        strbuf_addf(out, "                            (%s)\n", spec->choices);
    strbuf_release(&left);
}

void help_command(enum command c, struct strbuf *out)
{
    const struct option_spec *spec;

    strbuf_addf(out, "heddle %s: %s\n\nusage: heddle %s %s\n\n", command_spec(c)->name,
                command_spec(c)->summary, command_spec(c)->name, command_spec(c)->synopsis);
    for (size_t i = 0; (spec = option_spec(i)); i++)
        if (belongs(spec, c))
            help_option(spec, out);
}

/* ---- man page ---- */

/* scdoc marks up with _ and *, and escapes with a backslash. */
static void add_scdoc(struct strbuf *out, const char *text)
{
    for (; *text; text++) {
        if (strchr("_*\\<>~#", *text))
            strbuf_addc(out, '\\');
        strbuf_addc(out, *text);
    }
}

static void scdoc_commands(struct strbuf *out)
{
    strbuf_adds(out, "# COMMANDS\n\n");
    for (int c = 0; c < CMD_COUNT; c++) {
        strbuf_addf(out, "*heddle %s* ", command_spec(c)->name);
        add_scdoc(out, command_spec(c)->synopsis);
        strbuf_adds(out, "\n\t");
        add_scdoc(out, command_spec(c)->summary);
        strbuf_adds(out, ".\n\n");
    }
}

static void scdoc_option(const struct option_spec *spec, struct strbuf *out)
{
    if (spec->letter)
        strbuf_addf(out, "*-%c*, ", spec->letter);
    strbuf_addf(out, "*--%s*", spec->name);
    if (spec->arg) {
        strbuf_adds(out, spec->type == OPT_PATTERNS ? "" : " ");
        add_scdoc(out, spec->arg);
    }
    strbuf_adds(out, "\n\t");
    add_scdoc(out, spec->help);
    if (spec->choices) {
        strbuf_adds(out, ": ");
        add_scdoc(out, spec->choices);
    }
    strbuf_adds(out, ". (");
    for (int c = 0, n = 0; c < CMD_COUNT; c++)
        if (belongs(spec, c))
            strbuf_addf(out, "%s%s", n++ ? ", " : "", command_spec(c)->name);
    strbuf_adds(out, ")\n\n");
}

void help_scdoc(struct strbuf *out)
{
    const struct option_spec *spec;

    scdoc_commands(out);
    strbuf_adds(out, "# OPTIONS\n\n");
    for (size_t i = 0; (spec = option_spec(i)); i++)
        if (spec->commands != (1u << CMD_COUNT) - 1)
            scdoc_option(spec, out);
}

/* ---- completion ---- */

/* "a|b:k|c" as words; a numbered choice is offered with 1. */
static void add_choices(struct strbuf *out, const char *choices)
{
    for (size_t i = 0; choices[i]; i++) {
        if (choices[i] == '|')
            strbuf_addc(out, ' ');
        else if (choices[i] == 'k' && i > 0 && choices[i - 1] == ':')
            strbuf_addc(out, '1');
        else
            strbuf_addc(out, choices[i]);
    }
}

static void add_option_names(struct strbuf *out, enum command c)
{
    const struct option_spec *spec;

    for (size_t i = 0; (spec = option_spec(i)); i++)
        if (belongs(spec, c))
            strbuf_addf(out, " --%s", spec->name);
}

static void bash_values(struct strbuf *out)
{
    const struct option_spec *spec;

    for (size_t i = 0; (spec = option_spec(i)); i++) {
        if (spec->type == OPT_FLAG)
            continue;
        strbuf_addf(out, "    --%s", spec->name);
        if (spec->letter)
            strbuf_addf(out, "|-%c", spec->letter);
        strbuf_adds(out, ")\n");
        if (spec->choices) {
            strbuf_adds(out, "        COMPREPLY=($(compgen -W \"");
            add_choices(out, spec->choices);
            strbuf_adds(out, "\" -- \"$cur\"))\n");
        } else if (spec->arg && strcmp(spec->arg, "DIR") == 0) {
            strbuf_adds(out, "        COMPREPLY=($(compgen -d -- \"$cur\"))\n");
        } else if (spec->arg && strcmp(spec->arg, "FILE") == 0) {
            strbuf_adds(out, "        COMPREPLY=($(compgen -f -- \"$cur\"))\n");
        }
        strbuf_adds(out, "        return ;;\n");
    }
}

static void bash_script(struct strbuf *out)
{
    strbuf_adds(out, "# bash completion for heddle\n_heddle()\n{\n"
                     "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
                     "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        COMPREPLY=($(compgen -W \"");
    for (int c = 0; c < CMD_COUNT; c++)
        strbuf_addf(out, "%s%s", c ? " " : "", command_spec(c)->name);
    strbuf_adds(out, "\" -- \"$cur\"))\n        return\n    fi\n    case $prev in\n");
    bash_values(out);
    strbuf_adds(out, "    esac\n    case ${COMP_WORDS[1]} in\n");
    for (int c = 0; c < CMD_COUNT; c++) {
        strbuf_addf(out, "    %s) COMPREPLY=($(compgen -W \"", command_spec(c)->name);
        if (command_spec(c)->words)
            add_choices(out, command_spec(c)->words);
        add_option_names(out, c);
        strbuf_addf(out, "\" %s-- \"$cur\")) ;;\n", command_spec(c)->words ? "" : "-f ");
    }
    strbuf_adds(out, "    esac\n}\ncomplete -o filenames -F _heddle heddle\n");
}

/* Single-quoted text in zsh and fish: only the quote itself needs care. */
static void add_quoted(struct strbuf *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '\'')
            strbuf_adds(out, "'\\''");
        else if (*text == '[' || *text == ']' || *text == ':')
            strbuf_addf(out, "\\%c", *text);
        else
            strbuf_addc(out, *text);
    }
}

static void zsh_option(struct strbuf *out, const struct option_spec *spec)
{
    strbuf_addf(out, "            '%s--%s[",
                spec->type == OPT_LIST || spec->type == OPT_PATTERNS || spec->type == OPT_PATHS ||
                        spec->type == OPT_SEARCH
                    ? "*"
                    : "",
                spec->name);
    add_quoted(out, spec->help);
    strbuf_adds(out, "]");
    if (spec->choices) {
        strbuf_addf(out, ":%s:(", spec->arg);
        struct strbuf words = {0};
        add_choices(&words, spec->choices);
        add_quoted(out, strbuf_str(&words));
        strbuf_release(&words);
        strbuf_adds(out, ")");
    } else if (spec->arg) {
        strbuf_addf(out, ":%s:%s", spec->arg,
                    strcmp(spec->arg, "DIR") == 0    ? "_files -/"
                    : strcmp(spec->arg, "FILE") == 0 ? "_files"
                                                     : "");
    }
    strbuf_adds(out, "' \\\n");
}

static void zsh_command(struct strbuf *out, enum command c)
{
    const struct option_spec *spec;

    strbuf_addf(out, "    %s)\n        _arguments \\\n", command_spec(c)->name);
    for (size_t i = 0; (spec = option_spec(i)); i++)
        if (belongs(spec, c))
            zsh_option(out, spec);
    strbuf_adds(out, "            '*:argument:");
    if (command_spec(c)->words) {
        strbuf_adds(out, "(");
        add_choices(out, command_spec(c)->words);
        strbuf_adds(out, ")'\n        ;;\n");
    } else {
        strbuf_adds(out, "_files'\n        ;;\n");
    }
}

static void zsh_script(struct strbuf *out)
{
    strbuf_adds(out, "#compdef heddle\n_heddle() {\n    local -a commands\n    commands=(\n");
    for (int c = 0; c < CMD_COUNT; c++) {
        strbuf_addf(out, "        '%s:", command_spec(c)->name);
        add_quoted(out, command_spec(c)->summary);
        strbuf_adds(out, "'\n");
    }
    strbuf_adds(out, "    )\n    if (( CURRENT == 2 )); then\n        _describe command commands\n "
                     "       return\n"
                     "    fi\n    local command=$words[2]\n    shift words\n    (( CURRENT-- ))\n"
                     "    case $command in\n");
    for (int c = 0; c < CMD_COUNT; c++)
        zsh_command(out, c);
    strbuf_adds(out, "    esac\n}\n_heddle \"$@\"\n");
}

static void fish_option(struct strbuf *out, const struct option_spec *spec)
{
    strbuf_adds(out, "complete -c heddle -n '__fish_seen_subcommand_from");
    for (int c = 0; c < CMD_COUNT; c++)
        if (belongs(spec, c))
            strbuf_addf(out, " %s", command_spec(c)->name);
    strbuf_addf(out, "' -l %s", spec->name);
    if (spec->letter)
        strbuf_addf(out, " -s %c", spec->letter);
    if (spec->choices) {
        strbuf_adds(out, " -x -a '");
        add_choices(out, spec->choices);
        strbuf_adds(out, "'");
    } else if (spec->arg) {
        strbuf_adds(out, " -r");
    }
    strbuf_adds(out, " -d '");
    for (const char *c = spec->help; *c; c++)
        strbuf_addf(out, *c == '\'' ? "\\%c" : "%c", *c);
    strbuf_adds(out, "'\n");
}

static void fish_script(struct strbuf *out)
{
    const struct option_spec *spec;

    for (int c = 0; c < CMD_COUNT; c++) {
        strbuf_addf(out, "complete -c heddle -n __fish_use_subcommand -f -a %s -d '%s'\n",
                    command_spec(c)->name, command_spec(c)->summary);
        if (command_spec(c)->words && *command_spec(c)->words) {
            strbuf_addf(out, "complete -c heddle -n '__fish_seen_subcommand_from %s' -f -a '",
                        command_spec(c)->name);
            add_choices(out, command_spec(c)->words);
            strbuf_adds(out, "'\n");
        }
    }
    for (size_t i = 0; (spec = option_spec(i)); i++)
        fish_option(out, spec);
}

bool completion_script(const char *shell, struct strbuf *out)
{
    if (strcmp(shell, "bash") == 0)
        bash_script(out);
    else if (strcmp(shell, "zsh") == 0)
        zsh_script(out);
    else if (strcmp(shell, "fish") == 0)
        fish_script(out);
    else
        return false;
    return true;
}
