// A circuit breaker: state as an immutable object in an AtomicReference, changed by compareAndSet.
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

public class Main {
    static final class State {
        final boolean open;
        final int failures;
        final long since;

        State(boolean open, int failures, long since) {
            this.open = open;
            this.failures = failures;
            this.since = since;
        }
    }

    static class Breaker {
        private final AtomicReference<State> state = new AtomicReference<>(new State(false, 0, 0));

        <T> T call(Callable<T> c, T fallback) {
            State s = state.get();
            if (s.open && System.nanoTime() - s.since < 1000) // NORACE
                return fallback;
            try {
                T result = c.call();
                state.compareAndSet(s, new State(false, 0, 0));
                return result;
            } catch (Exception e) {
                failed();
                return fallback;
            }
        }

        private void failed() {
            State old, next;
            do {
                old = state.get();
                next = new State(old.failures >= 3, old.failures + 1, System.nanoTime()); // NORACE
            } while (!state.compareAndSet(old, next));
        }
    }

    public static void main(String[] args) {
        Breaker breaker = new Breaker();
        for (int i = 0; i < 4; i++) {
            int n = i;
            new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    int q = k;
                    System.out.println(breaker.call(() -> {
                        if ((n + q) % 3 == 0)
                            throw new IllegalStateException();
                        return q;
                    }, -1));
                }
            }).start();
        }
    }
}
