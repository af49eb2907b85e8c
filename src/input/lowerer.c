#include "input/lowerer.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

/* A process that says nothing for this long is taken to hang. */
enum { ANSWER_SECONDS = 600 };

char *lowerer_find(struct arena *arena)
{
    const char *given = getenv("HEDDLE_LOWER");
    char *self = os_self_dir(), *path, *result;

    path = given && *given ? xstrdup(given) : os_join_path(self, "heddle-lower");
    if (!given && !os_is_file(path)) {
        free(path);
        path = os_find_program("heddle-lower");
    }
    result = path && os_is_file(path) ? arena_strdup(arena, path) : NULL;
    free(path);
    free(self);
    return result;
}

void lowerer_init(struct lowerer *l, const char *program)
{
    memset(l, 0, sizeof *l);
    l->program = program;
}

void lowerer_release(struct lowerer *l)
{
    if (l->is_running)
        os_wait(&l->child); /* closing its input ends it */
    l->is_running = false;
    strbuf_release(&l->out);
    strbuf_release(&l->err);
}

static bool start(struct lowerer *l, struct diag *diag)
{
    char *argv[] = {(char *)l->program, "--batch", NULL};

    if (l->is_running)
        return true;
    strbuf_clear(&l->out);
    strbuf_clear(&l->err);
    if (!os_spawn(argv, NULL, PIPE_IN | PIPE_OUT | PIPE_ERR, &l->child, diag))
        return false;
    l->is_running = true;
    return true;
}

/* The last line that it wrote to stderr, shortened, or "". */
static char *last_words(const struct strbuf *err)
{
    const char *text = strbuf_str(err), *from;
    size_t len = err->len;

    while (len > 0 && (text[len - 1] == '\n' || text[len - 1] == ' '))
        len--;
    from = memrchr(text, '\n', len);
    from = from ? from + 1 : text;
    return xasprintf("%.*s", (int)MIN((size_t)(text + len - from), 200), from);
}

/* The process is gone, or is to go: why, in words. Always false. */
static bool fail_dead(struct lowerer *l, bool hangs, struct diag *diag)
{
    int code;
    char *words = last_words(&l->err);
    const char *before = *words ? ": " : "";

    if (hangs)
        kill(l->child.pid, SIGKILL);
    code = os_wait(&l->child);
    l->is_running = false;
    if (hangs)
        diag_set(diag, "heddle-lower gave no answer for %d s", ANSWER_SECONDS);
    else if (code > 128)
        diag_set(diag, "heddle-lower was ended by signal %d (%s)%s%s", code - 128,
                 sigabbrev_np(code - 128) ? sigabbrev_np(code - 128) : "?", before, words);
    else
        diag_set(diag, "heddle-lower ended with code %d%s%s", code, before, words);
    free(words);
    return false;
}

static bool read_some(int *fd, struct strbuf *into)
{
    char chunk[4096];
    ssize_t n = read(*fd, chunk, sizeof chunk);

    if (n < 0 && errno == EINTR)
        return true;
    if (n > 0)
        strbuf_add(into, chunk, (size_t)n);
    return n > 0;
}

/* Reads until there is a line; both pipes, so that neither fills up. False: end of file or hang. */
static bool read_answer(struct lowerer *l, bool *hangs)
{
    *hangs = false;
    while (!memchr(strbuf_str(&l->out), '\n', l->out.len)) {
        struct pollfd fds[2] = {{l->child.out, POLLIN, 0}, {l->child.err, POLLIN, 0}};
        int n = poll(fds, 2, ANSWER_SECONDS * 1000);

        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            *hangs = n == 0;
            return false;
        }
        if (fds[1].revents && !read_some(&l->child.err, &l->err)) {
            close(l->child.err);
            l->child.err = -1;
        }
        if (fds[0].revents && !read_some(&l->child.out, &l->out))
            return false;
    }
    return true;
}

/* SIGPIPE is ignored by the program's main; a dead child shows as a failed write. */
static bool send_request(struct lowerer *l, const struct lower_request *request)
{
    char *line = xasprintf("%s\t%s\t%s\n", request->input, request->output, request->source);
    size_t len = strlen(line), at = 0;

    while (at < len) {
        ssize_t n = write(l->child.in, line + at, len - at);

        if (n < 0 && errno != EINTR)
            break;
        at += n > 0 ? (size_t)n : 0;
    }
    free(line);
    return at == len;
}

/* Takes the first line of `out` apart: "fail<TAB>input<TAB>reason". */
static bool judge_answer(struct lowerer *l, struct diag *diag)
{
    char *text = strbuf_detach(&l->out), *end = strchr(text, '\n'), *reason;
    bool ok;

    *end = '\0';
    strbuf_clear(&l->out);
    ok = strncmp(text, "ok\t", 3) == 0;
    if (!ok) {
        reason = strchr(text, '\t');
        reason = reason ? strchr(reason + 1, '\t') : NULL;
        diag_set(diag, "%s", reason ? reason + 1 : text);
    }
    free(text);
    strbuf_clear(&l->err);
    return ok;
}

/* One attempt. *was_fresh: the process had done nothing before, so its death is this input's. */
static bool try_run(struct lowerer *l, const struct lower_request *request, bool *died,
                    bool *was_fresh, struct diag *diag)
{
    bool hangs = false;

    *was_fresh = !l->is_running;
    *died = false;
    if (!start(l, diag))
        return false;
    if (!send_request(l, request) || !read_answer(l, &hangs)) {
        *died = true;
        *was_fresh |= hangs;
        return fail_dead(l, hangs, diag);
    }
    return judge_answer(l, diag);
}

bool lowerer_run(struct lowerer *l, const struct lower_request *request, struct diag *diag)
{
    bool died, was_fresh;
    struct diag first = {0};

    if (!l->program)
        return diag_set(diag, "heddle-lower was not found beside heddle or on PATH");
    if (strpbrk(request->input, "\t\n") || strpbrk(request->source, "\t\n"))
        return diag_set(diag, "a tab or newline in the name cannot be handled");
    if (try_run(l, request, &died, &was_fresh, &first)) {
        diag_release(&first);
        return true;
    }
    /* The one before may have left the process unable to go on. */
    if (died && !was_fresh) {
        diag_release(&first);
        return try_run(l, request, &died, &was_fresh, diag);
    }
    diag_set(diag, "%s", diag_str(&first));
    diag_release(&first);
    return false;
}
