/* Model files come from users: any text must give a model or one line that says what is wrong. */
#include "base/diag.h"
#include "model/model.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct diag d = {0};
    struct model *m = model_new();
    bool ok = model_load_text(m, (const char *)data, size, "fuzz", &d);
    if (!ok && d.text.len == 0)
        BUG("refused without a reason");
    if (ok && d.text.len != 0)
        BUG("accepted with a message: %s", diag_str(&d));
    (void)model_find(m, "pthread_create", "pthread_create");
    (void)model_find(m, "x", "std::mutex::lock()");
    model_free(m);
    diag_release(&d);
    return 0;
}
