// Characters of strings that others see, too: of a variable, of an element that was moved there, behind a pointer, by an alias that was kept
// tsan: some: which of the lines meet depends on the schedule
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

static std::mutex mutex;
static std::vector<std::string> lines;
static char *first;

static void fill(std::string &text, std::shared_ptr<std::string> shared)
{
    text[1] = 'a'; // RACE! t
    (*shared)[2] = 'b'; // RACE! s
    std::string line(40, '.');
    char *begin = &line[1];
    {
        std::lock_guard<std::mutex> guard(mutex);
        lines.push_back(std::move(line));
        first = begin;
    }
    *begin = 'c'; // RACE! f
}

int main()
{
    std::string text(30, ' ');
    auto shared = std::make_shared<std::string>(30, ' ');
    std::thread a(fill, std::ref(text), shared), b(fill, std::ref(text), shared);
    text[1] = 'm'; // RACE! t
    (*shared)[2] = 'm'; // RACE! s
    {
        std::lock_guard<std::mutex> guard(mutex);
        if (first)
            *first = 'm'; // RACE! f
    }
    a.join();
    b.join();
    return lines.empty();
}
