import java.util.ArrayList;
import java.util.List;

/** A ticker copies its listeners under its monitor and calls them without; its clock is a part of it. */
class Ticker {
    interface Listener {
        void ticked(int n);
    }

    interface Clock {
        int now();
    }

    static class Steps implements Clock {
        private int n;

        public int now() {
            return ++n;
        }
    }

    static class Same implements Clock {
        public int now() {
            return 0;
        }
    }

    private final List<Listener> listeners = new ArrayList<>();
    private final Clock clock;
    private int last;

    Ticker(Clock clock) {
        this.clock = clock;
    }

    synchronized void add(Listener l) {
        listeners.add(l);
    }

    void tick() {
        List<Listener> now;
        int n;
        synchronized (this) {
            n = last = clock.now();
            now = new ArrayList<>(listeners);
        }
        for (Listener l : now)
            l.ticked(n);
    }

    public static void main(String[] args) throws InterruptedException {
        Ticker ticker = new Ticker(args.length > 0 ? new Same() : new Steps());
        ticker.add(n -> System.out.println("one " + n));
        Thread a = new Thread(ticker::tick);
        Thread b = new Thread(ticker::tick);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
