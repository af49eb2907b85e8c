// Clerks look whether tickets are left before they lock.
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

using namespace std;

class TicketOffice {
private:
    int tickets;
    int sold[2];
    mutex mtx;

public:
    TicketOffice(int n) : tickets(n), sold{0, 0} {}

    void sell(int clerk)
    {
        while (tickets > 0) { // RACE!
            mtx.lock();
            if (tickets > 0) {
                --tickets; // RACE!
                ++sold[clerk];
            }
            mtx.unlock();
        }
    }
    void print()
    {
        cout << sold[0] << " + " << sold[1] << " left " << tickets << endl;
    }
};

int main()
{
    TicketOffice office(100);
    thread anna(&TicketOffice::sell, &office, 0);
    thread bert(&TicketOffice::sell, &office, 1);
    anna.join();
    bert.join();
    office.print();
    return 0;
}
