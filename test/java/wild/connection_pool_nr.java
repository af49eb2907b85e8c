// Connections are handed out from a synchronised pool and given back.
import java.util.*;
public class Main {
    static class Connection {
        int queries;
        void query() { queries++; }
    }
    static class Pool {
        private final Deque<Connection> free = new ArrayDeque<>();
        Pool(int n) {
            for (int i = 0; i < n; i++)
                free.push(new Connection());
        }
        synchronized Connection borrow() throws InterruptedException {
            while (free.isEmpty())
                wait();
            return free.pop();
        }
        synchronized void giveBack(Connection c) {
            free.push(c);
            notify();
        }
    }
    public static void main(String[] args) {
        Pool pool = new Pool(2);
        for (int i = 0; i < 5; i++)
            new Thread(() -> {
                Connection c = null;
                try {
                    c = pool.borrow();
                    c.query();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } finally {
                    if (c != null)
                        pool.giveBack(c);
                }
            }).start();
    }
}
