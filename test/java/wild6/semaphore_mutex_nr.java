// A binary semaphore is the lock of an account book.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;

public class Main {
    static class Book {
        private final Semaphore mutex = new Semaphore(1);
        private final Map<String, Integer> balance = new HashMap<>();
        private int operations;

        void deposit(String who, int n) {
            mutex.acquireUninterruptibly();
            try {
                balance.merge(who, n, Integer::sum); // NORACE
                operations++; // NORACE
            } finally {
                mutex.release();
            }
        }

        int total() throws InterruptedException {
            mutex.acquire();
            try {
                int t = operations; // NORACE
                for (int v : balance.values()) // NORACE
                    t += v;
                return t;
            } finally {
                mutex.release();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Book book = new Book();
        Thread a = new Thread(() -> book.deposit("ann", 5));
        Thread b = new Thread(() -> book.deposit("bob", 7));
        a.start();
        b.start();
        System.out.println(book.total());
        a.join();
        b.join();
    }
}
