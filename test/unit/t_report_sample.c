/*
 * Every sample in every format, twice: same bytes. With arguments it prints one sample, for
 * test/report/run:  t_report_sample NAME text|verbose|narrow|color|json|sarif ROOT
 */
#include "report_samples.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

static bool write_format(const struct report *r, const char *format, struct strbuf *out)
{
    struct text_options options = {.width = 100};
    options.verbose = strcmp(format, "verbose") == 0;
    options.color = strcmp(format, "color") == 0;
    if (strcmp(format, "narrow") == 0)
        options.width = 60;
    if (strcmp(format, "json") == 0)
        report_json(r, out);
    else if (strcmp(format, "sarif") == 0)
        report_sarif(r, out);
    else if (strcmp(format, "text") == 0 || options.verbose || options.color || options.width == 60)
        report_text(r, &options, out);
    else
        return false;
    return true;
}

static char *made(const char *name, const char *format, const char *root)
{
    struct sample s;
    struct strbuf out = {0};
    if (!sample_make(&s, name, root) || !write_format(&s.report, format, &out))
        strbuf_release(&out);
    sample_release(&s);
    return out.buf ? strbuf_detach(&out) : NULL;
}

static void test_same_bytes(void **state)
{
    static const char *const formats[] = {"text", "verbose", "narrow", "color", "json", "sarif"};
    for (size_t i = 0; i < ARRAY_SIZE(sample_names); i++) {
        for (size_t k = 0; k < ARRAY_SIZE(formats); k++) {
            char *first = made(sample_names[i], formats[k], "/no/such/root");
            char *second = made(sample_names[i], formats[k], "/no/such/root");
            assert_non_null(first);
            assert_string_equal(first, second);
            free(first);
            free(second);
        }
    }
}

static int print_sample(char **argv)
{
    char *text = made(argv[1], argv[2], argv[3]);
    if (!text)
        return 2;
    fputs(text, stdout);
    free(text);
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {UNIT(test_same_bytes)};
    return argc == 4 ? print_sample(argv) : UNIT_RUN(tests);
}
