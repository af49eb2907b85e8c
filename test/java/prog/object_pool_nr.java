// The same pool, everything under its lock.
import java.util.LinkedList;
public class Main {
    static class Connection {
        private int uses;
        private boolean open = true;
        void query(String q) {
            if (open)
                uses += q.length();
        }
        int uses() { return uses; }
        void close() { open = false; }
    }
    static class Pool {
        private final LinkedList<Connection> free = new LinkedList<>();
        private int created, borrowed;
        private long waited;
        synchronized Connection borrow() throws InterruptedException {
            borrowed++;
            while (free.isEmpty() && created >= 5) {
                wait(100);
                waited++;
            }
            if (free.isEmpty()) {
                created++;
                return new Connection();
            }
            return free.removeFirst();
        }
        synchronized void giveBack(Connection c) {
            free.addLast(c);
            notify();
        }
        synchronized String report() {
            return borrowed + " borrowed, waited " + waited;
        }
        synchronized int created() { return created; }
    }
    static class Client implements Runnable {
        private final Pool pool;
        Client(Pool pool) { this.pool = pool; }
        public void run() {
            try {
                for (int i = 0; i < 50; i++) {
                    Connection c = pool.borrow();
                    try {
                        c.query("select " + i);
                    } finally {
                        pool.giveBack(c);
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool();
        Thread a = new Thread(new Client(pool)), b = new Thread(new Client(pool));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(pool.report() + " " + pool.created());
    }
}
