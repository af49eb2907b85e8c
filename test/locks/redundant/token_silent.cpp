// A tokenizer on the stack of each thread, with a mutex of its own.
#include <mutex>
#include <thread>
class Tokenizer {
public:
    explicit Tokenizer(const char *s) : p(s) {}
    int count()
    {
        std::lock_guard<std::mutex> g(m);
        while (*p) {
            if (*p == ' ')
                ++n;
            ++p;
        }
        return n;
    }

private:
    std::mutex m;
    const char *p;
    int n = 0;
};

static Tokenizer all("a b c d");

static void parse(const char *text)
{
    (void)text;
    all.count();
}

int main()
{
    std::thread a(parse, "a b c"), b(parse, "d e");
    a.join();
    b.join();
}
