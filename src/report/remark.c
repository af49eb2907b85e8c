/* Annotations that the compiler kept: they are there without the source. */
#include "report/gather.h"
#include "report/place.h"

/* Java: of the class, whose fields have no line. */
static struct place_ref place_of_remark(struct report *report, const struct prog *prog,
                                        const struct ir_unit *u, const struct ir_sym *sym)
{
    const char *root = report->source_root;
    if (sym->func != IR_NONE)
        return place_of_func(&report->arena, u, &u->funcs[sym->func], root);
    if (!prog->classes || u->nfuncs == 0)
        return place_of_sym(&report->arena, u, sym, root);
    struct place_ref at = place_of_func(&report->arena, u, &u->funcs[0], root);
    return (struct place_ref){.file = at.file};
}

/* Does a source that was read say the same? */
static bool is_read(const suppression_vec *list, size_t n, const struct suppression *s)
{
    for (size_t i = 0; i < n; i++) {
        const struct suppression *other = &list->at[i];
        if (strcmp(other->at.file, s->at.file) == 0 &&
            strcmp(other->rule ? other->rule : "", s->rule ? s->rule : "") == 0 &&
            strcmp(other->reason ? other->reason : "", s->reason ? s->reason : "") == 0)
            return true;
    }
    return false;
}

void report_remarks(struct report *report, const struct prog *prog, suppression_vec *out)
{
    size_t nread = out->n;
    for (uint32_t n = 0; n < prog->nunits; n++) {
        const struct ir_unit *u = prog->units[n];
        for (uint32_t i = 0; i < u->nremarks; i++) {
            const struct ir_sym *sym = &u->syms[u->remarks[i].sym];
            const char *text = ir_str(u, u->remarks[i].text);
            struct suppression s = {.at = place_of_remark(report, prog, u, sym)};
            if (!suppress_is_text(text) || !s.at.file)
                continue;
            suppress_read(&report->arena, text, &s);
            s.line = s.at.line;
            s.at.function = NULL;
            s.symbol = prog->classes ? ir_str(u, sym->name) : NULL;
            if (!is_read(out, nread, &s))
                vec_push(out, s);
        }
    }
}
