// Threads that were joined before an initialiser starts its own, and one that begins after that one ended.
public class Main {
    static int shared;
    static int other;

    static class Ticker {
        static final Thread THREAD = new Thread(Ticker::tick);

        static {
            THREAD.start();
        }

        static void tick() {
            shared++; // NORACE
            other++; // NORACE
        }
    }

    static void before() {
        shared--; // NORACE
    }

    static void after() {
        other--; // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Main::before);
        a.start();
        a.join();
        Ticker.THREAD.join();
        Thread b = new Thread(Main::after);
        b.start();
        b.join();
    }
}
