// The connection is given back before the query.
import java.util.*;
public class Main {
    static class Connection {
        int queries;
        void query() { queries++; } // RACE! q
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
                try {
                    Connection c = pool.borrow();
                    pool.giveBack(c);
                    c.query();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}
