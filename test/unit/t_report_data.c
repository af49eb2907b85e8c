/* JSON and SARIF reports, read back with a parser of somebody else. */
#include "report_samples.h"
#include "unit.h"
#include <cjson/cJSON.h>
#include <stdlib.h>

typedef void (*writer)(const struct report *, struct strbuf *);

static cJSON *parse(const struct report *r, writer write)
{
    struct strbuf out = {0};
    write(r, &out);
    cJSON *json = cJSON_Parse(strbuf_str(&out));
    assert_non_null(json);
    strbuf_release(&out);
    return json;
}

static cJSON *parse_sample(const char *name, writer write, const char *root)
{
    struct sample s;
    assert_true(sample_make(&s, name, root));
    cJSON *json = parse(&s.report, write);
    sample_release(&s);
    return json;
}

/* Follows a path such as "runs.0.results". */
static cJSON *at(cJSON *json, const char *path)
{
    char *copy = xstrdup(path), *rest = copy;
    for (char *part; json && (part = strsep(&rest, ".")) != NULL;)
        json = cJSON_IsArray(json) ? cJSON_GetArrayItem(json, (int)strtol(part, NULL, 10))
                                   : cJSON_GetObjectItemCaseSensitive(json, part);
    free(copy);
    if (!json)
        fail_msg("there is no %s", path);
    return json;
}

static void is(cJSON *json, const char *path, const char *value)
{
    const char *got = cJSON_GetStringValue(at(json, path));
    assert_non_null(got);
    assert_string_equal(got, value);
}

static void number_is(cJSON *json, const char *path, double value)
{
    assert_true(at(json, path)->valuedouble == value);
}

static void test_json(void **state)
{
    cJSON *j = parse_sample("grouped", report_json, "/src/demo");
    is(j, "format", "heddle-report");
    number_is(j, "version", 1);
    assert_int_equal(cJSON_GetArraySize(at(j, "findings")), 14);
    assert_int_equal(cJSON_GetArraySize(at(j, "groups")), 9);
    number_is(j, "summary.groups", 9);
    is(j, "findings.1.variable", "stats.curr_items");
    is(j, "findings.2.group", cJSON_GetStringValue(at(j, "findings.1.group")));
    number_is(j, "groups.1.count", 6);
    number_is(j, "groups.1.first", 1);
    is(j, "findings.1.accesses.1.locks.0.name", "stats_lock");
    number_is(j, "findings.1.accesses.1.at.line", 10);
    assert_int_equal(cJSON_GetArraySize(at(j, "findings.1.accesses.1.stack")), 9);
    int thread = at(j, "findings.1.accesses.0.thread")->valueint;
    cJSON *worker = cJSON_GetArrayItem(at(j, "threads"), thread);
    is(worker, "name", "worker");
    is(cJSON_GetArrayItem(at(j, "threads"), at(worker, "parent")->valueint), "name", "acceptor");
    assert_int_equal(cJSON_GetArraySize(at(j, "notes")), 7);
    is(j, "notes.0.kind", "lost-input");
    assert_null(cJSON_GetObjectItem(j, "stats"));
    cJSON_Delete(j);
}

static void test_json_states(void **state)
{
    cJSON *j = parse_sample("state", report_json, NULL), *f;
    int suppressed = 0, fresh = 0;
    cJSON_ArrayForEach(f, at(j, "findings"))
    {
        suppressed += cJSON_HasObjectItem(f, "suppression");
        const char *baseline = cJSON_GetStringValue(cJSON_GetObjectItem(f, "baseline"));
        fresh += baseline && strcmp(baseline, "new") == 0;
    }
    assert_int_equal(suppressed, 2);
    assert_int_equal(fresh, 1);
    cJSON_Delete(j);
}

static void test_stats_only_when_asked(void **state)
{
    static const struct stage_stat stages[] = {{"link", 0.25, "3 units"}};
    const writer writers[] = {report_json, report_sarif};
    for (int i = 0; i < 2; i++) {
        struct sample s;
        assert_true(sample_make(&s, "one", NULL));
        struct strbuf out = {0};
        s.report.stages = stages;
        s.report.nstages = 1;
        s.report.command_line = "heddle check -j 2";
        writers[i](&s.report, &out);
        assert_null(strstr(out.buf, "3 units"));
        assert_null(strstr(out.buf, "-j 2"));
        strbuf_clear(&out);
        s.report.with_stats = true;
        writers[i](&s.report, &out);
        assert_non_null(strstr(out.buf, "3 units"));
        assert_non_null(strstr(out.buf, "-j 2"));
        strbuf_release(&out);
        sample_release(&s);
    }
}

static void test_sarif_result(void **state)
{
    cJSON *j = parse_sample("one", report_sarif, "/src/my demo"), *r = at(j, "runs.0.results.0");
    is(j, "version", "2.1.0");
    is(j, "runs.0.originalUriBaseIds.SRCROOT.uri", "file:///src/my%20demo/");
    is(r, "ruleId", "data-race");
    is(r, "level", "error");
    number_is(r, "rank", 86);
    is(r, "locations.0.physicalLocation.artifactLocation.uri", "items.c");
    is(r, "locations.0.physicalLocation.artifactLocation.uriBaseId", "SRCROOT");
    number_is(r, "locations.0.physicalLocation.region.startLine", 7);
    is(r, "locations.0.logicalLocations.0.fullyQualifiedName", "stats.curr_items");
    is(r, "locations.0.logicalLocations.0.kind", "member");
    is(r, "locations.0.logicalLocations.1.name", "item_link");
    is(r, "relatedLocations.0.physicalLocation.artifactLocation.uri", "stats.c");
    is(r, "relatedLocations.1.message.text", "thread `worker` is created here (several may run)");
    is(r, "relatedLocations.2.message.text", "thread `acceptor` is created here");
    is(r, "relatedLocations.3.message.text", "`stats_lock` is taken here by `main`");
    assert_int_equal(cJSON_GetArraySize(at(r, "codeFlows.0.threadFlows")), 2);
    is(r, "codeFlows.0.threadFlows.0.locations.0.location.message.text",
       "thread `acceptor` is created here");
    assert_int_equal(strlen(cJSON_GetStringValue(at(r, "partialFingerprints.heddle/v1"))), 32);
    assert_true(cJSON_IsTrue(at(j, "runs.0.invocations.0.executionSuccessful")));
    cJSON_Delete(j);
}

static void test_sarif_rest(void **state)
{
    cJSON *j = parse_sample("grouped", report_sarif, "/src/demo");
    assert_int_equal(cJSON_GetArraySize(at(j, "runs.0.results")), 14);
    is(j, "runs.0.results.1.properties.groupId",
       cJSON_GetStringValue(at(j, "runs.0.results.2.properties.groupId")));
    assert_int_equal(cJSON_GetArraySize(at(j, "runs.0.invocations.0.toolExecutionNotifications")),
                     7);
    is(j, "runs.0.invocations.0.toolExecutionNotifications.0.level", "error");
    cJSON_Delete(j);
    j = parse_sample("failed", report_sarif, NULL);
    assert_true(cJSON_IsFalse(at(j, "runs.0.invocations.0.executionSuccessful")));
    cJSON_Delete(j);
    j = parse_sample("deadlock", report_sarif, NULL);
    is(j, "runs.0.results.0.ruleId", "deadlock");
    is(j, "runs.0.tool.driver.rules.1.id", "deadlock");
    number_is(j, "runs.0.results.0.ruleIndex", 1);
    cJSON_Delete(j);
}

/* Links, escape sequences and odd paths of the analysed program stay text. */
static void test_sarif_hostile(void **state)
{
    cJSON *j = parse_sample("hostile", report_sarif, "/src/demo"), *item;
    const char *text = cJSON_GetStringValue(at(j, "runs.0.results.0.message.text"));
    const char *link = strstr(text, "](");
    assert_true(link && strncmp(link, "](1)", 4) == 0); /* ours */
    assert_null(strstr(link + 1, "]("));
    assert_null(strchr(text, '\n'));
    assert_null(strchr(text, '\033'));
    bool is_outside_seen = false;
    cJSON_ArrayForEach(item, at(j, "runs.0.artifacts"))
    {
        const char *uri = cJSON_GetStringValue(at(item, "location.uri"));
        bool is_absolute = strncmp(uri, "file:///", 8) == 0;
        assert_int_equal(cJSON_HasObjectItem(at(item, "location"), "uriBaseId"), !is_absolute);
        assert_null(strpbrk(uri, " #?\"<>\\^`{|}\n"));
        assert_null(strstr(uri, ".."));
        is_outside_seen |= strcmp(uri, "file:///etc/pass%20wd%23%3F%25") == 0;
    }
    assert_true(is_outside_seen);
    cJSON_Delete(j);
}

/* GitHub takes at most 1,000 locations and 10,000 steps of a result. */
static void test_sarif_limits(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    struct access_info w = sample_write(&s.worker, sample_at("items.c", 7, 22, "item_link"));
    w.stack = sample_stack(&s, 50000, w.at);
    w.nstack = 50000;
    for (int i = 0; i < 1200; i++)
        sample_lock(&s, &w, "m", false, sample_at("items.c", 3, 1, "f"));
    sample_add(&s, "x", 0.5, w, w);
    sample_finish(&s);
    cJSON *j = parse(&s.report, report_sarif), *r = at(j, "runs.0.results.0");
    assert_true(cJSON_GetArraySize(at(r, "relatedLocations")) <= 100);
    int steps = 0;
    for (int i = 0; i < 2; i++)
        steps += cJSON_GetArraySize(
            at(cJSON_GetArrayItem(at(r, "codeFlows.0.threadFlows"), i), "locations"));
    assert_true(steps <= 1100);
    cJSON_Delete(j);
    sample_release(&s);
}

static void test_many(void **state)
{
    struct sample s;
    sample_begin(&s, NULL);
    sample_many(&s, 25001);
    sample_finish(&s);
    cJSON *j = parse(&s.report, report_sarif); /* the surest of each group */
    assert_int_equal(cJSON_GetArraySize(at(j, "runs.0.results")), s.report.ngroups);
    assert_int_equal(cJSON_GetArraySize(at(j, "runs.0.invocations.0.toolExecutionNotifications")),
                     1);
    cJSON_Delete(j);
    j = parse(&s.report, report_json);
    assert_int_equal(cJSON_GetArraySize(at(j, "findings")), 25001);
    cJSON_Delete(j);
    s.report.nfindings = 25000; /* as many as a file may have */
    j = parse(&s.report, report_sarif);
    assert_int_equal(cJSON_GetArraySize(at(j, "runs.0.results")), 25000);
    cJSON_Delete(j);
    sample_release(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_json),         UNIT(test_json_states), UNIT(test_stats_only_when_asked),
        UNIT(test_sarif_result), UNIT(test_sarif_rest),  UNIT(test_sarif_hostile),
        UNIT(test_sarif_limits), UNIT(test_many),
    };
    return UNIT_RUN(tests);
}
