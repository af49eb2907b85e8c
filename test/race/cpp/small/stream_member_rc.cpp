// A report is written to by a thread and, through another base of the same stream, by its owner.
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>

struct Report {
    int number = 0;
    std::stringstream text;
    std::thread filler;

    void fill()
    {
        for (int i = 0; i < 50; i++)
            text << "row " << i << '\n'; // RACE! text
    }
};

int main()
{
    Report report;
    report.filler = std::thread(&Report::fill, &report);
    std::string word;
    report.text >> word; // RACE! text
    report.filler.join();
    std::cout << report.text.str() << report.number << word << '\n';
}
