// The same with atomic and locked variables.
import java.util.concurrent.atomic.AtomicInteger;

public class Main {
    interface Counting {
        AtomicInteger CALLS = new AtomicInteger();

        private void count() {
            CALLS.incrementAndGet(); // NORACE
        }

        default void call() {
            count();
        }
    }

    interface Logging {
        StringBuilder LOG = new StringBuilder();

        default void log(String s) {
            synchronized (LOG) {
                LOG.append(s); // NORACE
            }
        }
    }

    static class Service implements Counting, Logging {}

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Service s = new Service();
                s.call();
                s.log("called");
            }).start();
    }
}
