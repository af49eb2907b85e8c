// a parallel loop over a vector of objects by iterators, results by a transform
// flags: -fopenmp
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <string>
#include <vector>

struct Document {
    std::string text;
    int words = 0;
    void count() { words = 1 + static_cast<int>(std::count(text.begin(), text.end(), ' ')); }
};

int main()
{
    std::vector<Document> docs(50);
    for (std::size_t i = 0; i < docs.size(); i++)
        docs[i].text = std::string(i + 1, ' ');
#pragma omp parallel for
    for (auto it = docs.begin(); it < docs.end(); ++it)
        it->count();
    int total = 0;
#pragma omp parallel for reduction(+ : total)
    for (auto &d : docs)
        total += d.words;
    std::printf("%d\n", total);
}
