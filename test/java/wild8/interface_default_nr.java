// Default methods that lock on this, and objects that are used by one thread each.
public class Main {
    interface Countable {
        int get();

        void set(int n);

        default void increment() {
            synchronized (this) {
                set(get() + 1);
            }
        }

        default int snapshot() {
            synchronized (this) {
                return get();
            }
        }
    }

    static class Hits implements Countable {
        private int n;

        @Override
        public int get() {
            return n; // NORACE
        }

        @Override
        public void set(int n) {
            this.n = n; // NORACE
        }
    }

    static class Page implements Runnable {
        private final Countable shared;
        private final Countable own = new Hits();

        Page(Countable shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                shared.increment();
                own.set(own.get() + 2);
            }
            System.out.println(own.get() + shared.snapshot());
        }
    }

    public static void main(String[] args) {
        Hits hits = new Hits();
        for (int i = 0; i < 3; i++)
            new Thread(new Page(hits)).start();
    }
}
