#ifndef CLI_SUPPRESSIONS_H
#define CLI_SUPPRESSIONS_H
/*
 * The list `suppressions` of heddle.yml, and files that hold nothing else (doc/config.md). An item
 * is a mapping with a reason and what it covers, or the path of a file with such a list.
 */
#include "base/diag.h"
#include "report/suppress.h"
#include <yaml.h>

struct suppression_input {
    yaml_document_t *doc;
    const char *path, *dir; /* of the file: as shown, and its folder */
    struct arena *arena;
    suppression_vec *out;
    struct diag *diag;
};

bool suppressions_read(const struct suppression_input *, const yaml_node_t *list) MUST_USE;
/* A file whose only key is `suppressions`: what the HTML report exports. */
bool suppressions_load(const char *path, struct arena *, suppression_vec *out,
                       struct diag *) MUST_USE;

#endif
