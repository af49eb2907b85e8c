// invoke, landing pads, resume.
#include <mutex>
#include <stdexcept>
std::mutex guard;
int word;
void risky(int);
int careful(int x)
{
    std::lock_guard<std::mutex> hold(guard);
    try {
        risky(x);
    } catch (std::runtime_error &e) {
        return word;
    }
    word = x;
    return 0;
}
// FUNC: _Z7carefuli
// CHECK: func @_Z7carefuli(%0) pretty "careful"... eh
// CHECK: call @_ZNSt10lock_guardISt5mutexEC2ERS0_(%_, @guard)
// CHECK: call @_Z5riskyi(%0)
// CHECK: invoke b
// CHECK: landingpad @_ZTISt13runtime_error
// CHECK: call @__cxa_begin_catch(%_)
// CHECK: load 4 @word
// CHECK: throw %_
// FUNC:
// CHECK: declare @_Z5riskyi pretty "risky"
