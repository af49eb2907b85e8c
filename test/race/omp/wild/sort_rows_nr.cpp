// rows of a graph sorted by threads, triangles counted with a reduction
// flags: -fopenmp
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>
class Graph {
public:
    explicit Graph(int n) : adj_(n) {}
    void add(int a, int b) {
        adj_[a].push_back(b);
        adj_[b].push_back(a);
    }
    void finish() {
#pragma omp parallel for
        for (size_t i = 0; i < adj_.size(); ++i)
            std::sort(adj_[i].begin(), adj_[i].end());
    }
    int64_t triangles() const {
        int64_t total = 0;
#pragma omp parallel for reduction(+ : total) schedule(dynamic, 16)
        for (int u = 0; u < (int)adj_.size(); ++u)
            for (int v : adj_[u]) {
                if (v <= u)
                    continue;
                auto it = adj_[u].begin();
                for (int w : adj_[v]) {
                    if (w <= v)
                        continue;
                    while (it != adj_[u].end() && *it < w)
                        ++it;
                    if (it != adj_[u].end() && *it == w)
                        ++total;
                }
            }
        return total;
    }
private:
    std::vector<std::vector<int>> adj_;
};
int main() {
    Graph g(500);
    for (int i = 0; i < 500; ++i)
        for (int k = 1; k < 6; ++k)
            g.add(i, (i * k + 3) % 500);
    g.finish();
    std::cout << g.triangles() << "\n";
}
