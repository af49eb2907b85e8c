// A connection pool with wait/notify, leases that are returned in finally, and the test of a connection outside of the lock.
import java.util.LinkedList;

public class Main {
    static class Connection {
        private boolean open = true;
        private int statements;

        void execute(String sql) {
            if (!open) // NORACE
                throw new IllegalStateException(sql);
            statements++; // NORACE
        }

        void close() {
            open = false;
        }
    }

    static class ConnectionPool {
        private final LinkedList<Connection> pool = new LinkedList<>();

        ConnectionPool(int size) {
            for (int i = 0; i < size; i++)
                pool.addLast(new Connection());
        }

        void release(Connection c) {
            if (c != null) {
                synchronized (pool) {
                    pool.addLast(c);
                    pool.notifyAll();
                }
            }
        }

        Connection fetch(long millis) throws InterruptedException {
            synchronized (pool) {
                if (millis <= 0) {
                    while (pool.isEmpty())
                        pool.wait();
                    return pool.removeFirst();
                }
                long end = System.currentTimeMillis() + millis, left = millis;
                while (pool.isEmpty() && left > 0) {
                    pool.wait(left);
                    left = end - System.currentTimeMillis();
                }
                return pool.isEmpty() ? null : pool.removeFirst();
            }
        }
    }

    static class Client implements Runnable {
        private final ConnectionPool pool;

        Client(ConnectionPool pool) {
            this.pool = pool;
        }

        @Override
        public void run() {
            for (int i = 0; i < 20; i++) {
                try {
                    Connection c = pool.fetch(1000);
                    if (c != null) {
                        try {
                            c.execute("select 1");
                        } finally {
                            pool.release(c);
                        }
                    }
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        ConnectionPool pool = new ConnectionPool(10);
        for (int i = 0; i < 20; i++)
            new Thread(new Client(pool), "client" + i).start();
    }
}
