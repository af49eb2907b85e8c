// A thread that runs already meets the one that an initialiser starts; so does who comes later.
public class Main {
    static int shared;
    static int other;

    static class Ticker {
        static int period = 5;

        static {
            Thread t = new Thread(Ticker::tick);
            t.setDaemon(true);
            t.start();
        }

        static void tick() {
            shared++; // RACE! s
            other++; // RACE! o
        }

        static int period() {
            return period;
        }
    }

    static void before() {
        shared--; // RACE! s
    }

    static void after() {
        other--; // RACE! o
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Main::before);
        a.start();
        if (args.length > 1)
            System.out.println(Ticker.period());
        else
            System.out.println(Ticker.period() + 1);
        Thread b = new Thread(Main::after);
        b.start();
        a.join();
        b.join();
    }
}
