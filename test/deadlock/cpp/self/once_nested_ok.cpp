// something that is done once needs another such thing first
#include <cstdio>
#include <mutex>
#include <thread>

static std::once_flag tables, fonts;
static int ntables, nfonts;

static void need_fonts();

static void need_tables()
{
    std::call_once(tables, [] {
        std::puts("tables");
        ntables = 3;
    });
}

static void need_fonts()
{
    std::call_once(fonts, [] {
        need_tables();
        nfonts = 2 * ntables;
    });
}

int main()
{
    std::thread one(need_tables), two(need_fonts);
    one.join();
    two.join();
    std::printf("%d %d\n", ntables, nfonts);
}
