#ifndef COUNT_RACES_H
#define COUNT_RACES_H
/* How many races a program in text IR has, with models of its own; and on how many objects. */
#include "conc/conc.h"
#include "ir/text.h"
#include "unit.h"

struct race_count {
    uint32_t races, objects;
};

static struct race_count count_races(const char *models, const char *text, enum conc_mode mode)
{
    struct diag d = {0};
    struct ir_unit *unit = ir_parse(text, strlen(text), "t.c", &d);
    if (!unit)
        fail_msg("%s", diag_str(&d));
    struct model *m = model_new();
    if (!model_load_text(m, models, strlen(models), "m.yml", &d))
        fail_msg("%s", diag_str(&d));
    struct prog *p = prog_link(&unit, 1, NULL);
    func_id entry = p->syms[prog_find(p, "main").i].func;
    struct pta_options po = {.context = CTX_ORIGIN, .depth = 1, .entries = &entry, .nentries = 1};
    struct pta *pta = pta_solve(p, m, &po);
    struct conc_options co = {.mode = mode};
    struct conc *c = conc_run(p, pta, &co);
    struct race_count n = {.races = conc_nraces(c)};
    struct idset objects = {0};
    for (uint32_t i = 0; i < n.races; i++)
        n.objects += idset_add(&objects, conc_race(c, i)->obj.i);
    idset_release(&objects);
    conc_free(c);
    pta_free(pta);
    prog_free(p);
    model_free(m);
    diag_release(&d);
    return n;
}

static inline uint32_t races_with(const char *models, const char *text, enum conc_mode mode)
{
    return count_races(models, text, mode).races;
}

#endif
