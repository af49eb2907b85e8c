#ifndef REPORT_RULES_H
#define REPORT_RULES_H
/*
 * The names of the rules; what they mean stands in sarif_rules.c.
 */
#include "base/common.h"

/* One rule, or several as "a,b" or "a, b": all are known. */
bool rule_is_known(const char *rules);
/* The i-th name, NULL after the last. */
const char *rule_name(size_t i);

#endif
