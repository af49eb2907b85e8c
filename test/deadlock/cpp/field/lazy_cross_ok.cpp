// lazy start by call_once, and a lock that is taken inside and outside of it
#include <memory>
#include <mutex>
#include <string>
#include <thread>

static std::once_flag once;
static std::mutex settings_mutex;
static std::string locale;
static std::unique_ptr<std::string> catalogue;

static void load()
{
    std::lock_guard<std::mutex> g(settings_mutex);
    catalogue = std::make_unique<std::string>("messages." + locale);
}

static const std::string &messages()
{
    std::call_once(once, load);
    return *catalogue;
}

static void set_locale(const char *l)
{
    if (messages().empty())
        return;
    std::lock_guard<std::mutex> g(settings_mutex);
    locale = l;
}

int main()
{
    std::thread a([] { messages(); });
    std::thread b([] { set_locale("de"); });
    a.join();
    b.join();
}
