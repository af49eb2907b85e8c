// A blur over rows in threads; in place, so that neighbours' rows are read while they are written.
// flags: -std=c++17
#include <algorithm>
#include <functional>
#include <iostream>
#include <thread>
#include <vector>

struct Image {
    int w, h;
    std::vector<float> px;
    Image(int w_, int h_) : w(w_), h(h_), px(w_ * h_) {}
    float &at(int x, int y) { return px[y * w + x]; }
    float at(int x, int y) const { return px[y * w + x]; } // RACE!
};

static void blur_rows(const Image &src, Image &dst, int y0, int y1)
{
    for (int y = y0; y < y1; ++y)
        for (int x = 0; x < src.w; ++x) {
            float sum = src.at(x, y);
            int n = 1;
            if (y > 0) {
                sum += src.at(x, y - 1);
                ++n;
            }
            if (y + 1 < src.h) {
                sum += src.at(x, y + 1);
                ++n;
            }
            dst.at(x, y) = sum / n; // RACE!
        }
}

int main()
{
    Image in(64, 64);
    for (int i = 0; i < 64; ++i)
        in.at(i, i) = 1.0f;
    Image &out = in;
    std::vector<std::thread> ts;
    const int bands = 4, rows = in.h / bands;
    for (int b = 0; b < bands; ++b)
        ts.emplace_back(blur_rows, std::cref(in), std::ref(out), b * rows, (b + 1) * rows);
    std::for_each(ts.begin(), ts.end(), [](std::thread &t) { t.join(); });
    std::cout << out.at(10, 10) << '\n';
}
