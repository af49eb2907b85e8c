// A ring for one producer and one consumer: positions in atomics, slots plain.
import java.util.concurrent.atomic.AtomicLong;

class SpscRing<T> {
    private final Object[] slots;
    private final int mask;
    private final AtomicLong head = new AtomicLong(), tail = new AtomicLong();

    SpscRing(int size) {
        slots = new Object[size];
        mask = size - 1;
    }

    boolean offer(T t) {
        long n = tail.get();
        if (n - head.get() == slots.length)
            return false;
        slots[(int) n & mask] = t; // NORACE
        tail.lazySet(n + 1);
        return true;
    }

    @SuppressWarnings("unchecked")
    T poll() {
        long n = head.get();
        if (n == tail.get())
            return null;
        T t = (T) slots[(int) n & mask]; // NORACE
        slots[(int) n & mask] = null; // NORACE
        head.lazySet(n + 1);
        return t;
    }
}

public class Main {
    static class Tick {
        long time;
        double price;
    }

    public static void main(String[] args) throws InterruptedException {
        SpscRing<Tick> ring = new SpscRing<>(64);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                Tick t = new Tick();
                t.time = i; // NORACE
                t.price = i * 0.5; // NORACE
                while (!ring.offer(t))
                    Thread.onSpinWait();
            }
        });
        feed.start();
        double sum = 0;
        for (int got = 0; got < 1000;) {
            Tick t = ring.poll();
            if (t == null)
                continue;
            sum += t.price + t.time; // NORACE
            got++;
        }
        feed.join();
        System.out.println(sum);
    }
}
