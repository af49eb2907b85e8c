// Threads have shared_ptr copies of their own, but change the one object behind them.
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

struct Document {
    std::string text;
    int revision = 0;
};

static void edit(std::shared_ptr<Document> doc, int who)
{
    for (int i = 0; i < 10; ++i) {
        doc->text += static_cast<char>('a' + who); // RACE! t
        doc->revision++; // RACE! r
    }
}

int main()
{
    auto doc = std::make_shared<Document>();
    std::vector<std::thread> editors;
    for (int i = 0; i < 3; ++i)
        editors.emplace_back(edit, doc, i);
    for (auto &e : editors)
        e.join();
    std::cout << doc->revision << ' ' << doc->text.size() << '\n'; // NORACE
}
