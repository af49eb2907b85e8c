#ifndef BASE_JSON_H
#define BASE_JSON_H
/*
 * Streaming JSON writer into a strbuf; the only JSON writer of the project. Keeps track of commas
 * and indentation; escapes everything that JSON requires, replaces invalid UTF-8 by U+FFFD.
 *
 *     json_object(&j, NULL);  json_str(&j, "name", "x");  json_end(&j);
 *
 * `key` is NULL inside arrays and at the top. A NULL string is written as null. No newline is added
 * at the end.
 */
#include "base/strbuf.h"

struct json {
    struct strbuf *out;
    int depth;
    bool compact;
    bool first[64]; /* nothing written yet at this depth */
    bool is_array[64];
};

void json_init(struct json *, struct strbuf *out, bool compact);
void json_object(struct json *, const char *key);
void json_array(struct json *, const char *key);
void json_end(struct json *);
void json_str(struct json *, const char *key, const char *value);
void json_strf(struct json *, const char *key, const char *fmt, ...) PRINTF(3, 4);
void json_int(struct json *, const char *key, int64_t value);
void json_num(struct json *, const char *key, double value, int decimals);
void json_bool(struct json *, const char *key, bool value);
void json_null(struct json *, const char *key);

#endif
