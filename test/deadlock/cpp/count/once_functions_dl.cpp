#include <mutex>
#include <thread>
#include <cstdio>
static std::once_flag config_once, logger_once;
static int level, opened;
void init_logger();
void init_config();
void config() { std::call_once(config_once, init_config); } // DEADLOCK!
void logger() { std::call_once(logger_once, init_logger); } // DEADLOCK!
void init_config() {
    level = 3;
    logger();
    std::printf("config ready\n");
}
void init_logger() {
    config();
    opened = level;
}
int main() {
    std::thread a(config);
    std::thread b(logger);
    a.join(); b.join();
}
