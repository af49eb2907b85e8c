// asynchronous calls in a loop, with an element that another one may have, too
// flags: -std=c++17
// tsan: some: two short calls seldom meet
#include <cstdio>
#include <functional>
#include <future>
#include <vector>

struct Job {
    int input = 0;
    int steps = 0;
    void run()
    {
        for (int i = 0; i < input; ++i) // RACE! j
            ++steps; // RACE! j
    }
};

static void square(std::vector<long> &out, int i)
{
    out[i / 2] = static_cast<long>(i) * i; // RACE! s
}

int main()
{
    std::vector<long> squares(8), cubes(8);
    std::vector<Job> jobs(8);
    std::vector<std::future<void>> parts;
    for (int i = 0; i < 8; ++i) {
        jobs[i].input = i; // RACE! j
        parts.push_back(std::async(std::launch::async, square, std::ref(squares), i));
        parts.push_back(std::async(std::launch::async, &Job::run, &jobs[i % 4]));
        parts.push_back(std::async([&cubes, i] { cubes[i] = i + cubes[7 - i]; })); // RACE! c
    }
    for (auto &part : parts)
        part.get();
    std::printf("%ld %ld %d\n", squares[3], cubes[3], jobs[3].steps);
    return 0;
}
