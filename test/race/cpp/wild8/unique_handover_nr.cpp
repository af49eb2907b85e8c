// A unique_ptr is moved into a thread.
// flags: -std=c++14
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

struct Image {
    int width, height;
    std::vector<unsigned char> pixels;
    Image(int w, int h) : width(w), height(h), pixels(w * h) {}
};

static void invert(std::unique_ptr<Image> img)
{
    for (auto &p : img->pixels)
        p = 255 - p;
    img->width = -img->width;
}

int main()
{
    auto img = std::make_unique<Image>(16, 16);
    img->pixels[3] = 9;
    int w = img->width;
    std::thread t(invert, std::move(img));
    std::cout << w << '\n';
    t.join();
}
