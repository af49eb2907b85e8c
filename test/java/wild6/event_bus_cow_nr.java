// Subscribers in a CopyOnWriteArrayList; each has a state that only its own lock guards.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Main {
    interface Listener {
        void on(int value);
    }

    static class Bus {
        private final List<Listener> listeners = new CopyOnWriteArrayList<>();

        void add(Listener l) {
            listeners.add(l);
        }

        void fire(int value) {
            for (Listener l : listeners) // NORACE
                l.on(value);
        }
    }

    static class Average implements Listener {
        private final Lock lock = new ReentrantLock();
        private long sum;
        private int n;

        @Override
        public void on(int value) {
            lock.lock();
            try {
                sum += value; // NORACE
                n++; // NORACE
            } finally {
                lock.unlock();
            }
        }

        double get() {
            lock.lock();
            try {
                return n == 0 ? 0 : (double) sum / n; // NORACE
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Bus bus = new Bus();
        Average avg = new Average();
        bus.add(avg);
        for (int i = 0; i < 3; i++) {
            int base = i * 100;
            new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    bus.fire(base + k);
            }).start();
        }
        bus.add(v -> System.out.println(v));
        System.out.println(avg.get());
    }
}
