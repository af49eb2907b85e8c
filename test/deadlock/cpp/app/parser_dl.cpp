// lock and unlock by hand; an error is thrown in between
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

static std::mutex table_lock;
static int symbols;

static void check(const std::string &word)
{
    if (word.empty())
        throw std::invalid_argument("empty word");
}

void define(const std::string &word)
{
    check(word);
    table_lock.lock(); // DEADLOCK
    if (word.size() > 80)
        throw std::length_error("long word"); // DEADLOCK!
    ++symbols;
    table_lock.unlock();
}

void parse(const char *text)
{
    try {
        define(text);
    } catch (const std::exception &) {
    }
}

int main(int argc, char **argv)
{
    std::thread other(parse, "other");
    parse(argv[argc - 1]);
    other.join();
}
