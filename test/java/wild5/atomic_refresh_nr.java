// A cache entry that one thread at a time refreshes: a flag by compareAndSet, the value in an AtomicReference.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

class RefreshingValue {
    private final AtomicReference<long[]> value = new AtomicReference<>(new long[] {0});
    private final AtomicBoolean refreshing = new AtomicBoolean();
    private int refreshes;

    long get() {
        long[] v = value.get();
        if (v[0] < 10 && refreshing.compareAndSet(false, true)) { // NORACE
            try {
                long[] next = new long[] {v[0] + 1}; // NORACE
                refreshes++; // NORACE
                value.set(next);
            } finally {
                refreshing.set(false);
            }
        }
        return value.get()[0]; // NORACE
    }
}

public class Main {
    public static void main(String[] args) {
        RefreshingValue v = new RefreshingValue();
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                for (int k = 0; k < 10; k++)
                    System.out.println(v.get());
            }).start();
    }
}
