// the copies of the shared_ptr are safe, what they point to is changed by both
// flags: -std=c++17
// tsan: no: the reference counts order the two threads in practice
#include <cstdio>
#include <memory>
#include <thread>

struct Image {
    int width = 640;
    int views = 0;
};

static void view(std::shared_ptr<Image> image)
{
    auto mine = image; // NORACE

    mine->views++; // RACE!
    std::printf("%d\n", mine->width); // NORACE
}

int main()
{
    auto image = std::make_shared<Image>();
    std::thread a(view, image), b(view, image);

    image.reset(); // NORACE
    a.join();
    b.join();
    return 0;
}
