// A connection pool; connections are given back without the lock.
import java.util.LinkedList;
class Main {
    static class Connection {
        private int uses;
        void execute(String sql) {
            uses++;
            System.out.println(sql + " " + uses);
        }
    }
    static class ConnectionPool {
        private static ConnectionPool instance;
        private final LinkedList<Connection> free = new LinkedList<>();
        private int inUse;
        private ConnectionPool() {
            for (int i = 0; i < 5; i++)
                free.add(new Connection());
        }
        static synchronized ConnectionPool getInstance() {
            if (instance == null)
                instance = new ConnectionPool();
            return instance;
        }
        synchronized Connection get() throws InterruptedException {
            while (free.isEmpty()) // RACE! free
                wait();
            inUse++; // RACE! use
            return free.removeFirst(); // RACE! free
        }
        void release(Connection c) {
            free.addLast(c); // RACE! free
            inUse--; // RACE! use
            synchronized (this) {
                notifyAll();
            }
        }
    }
    static class Worker implements Runnable {
        public void run() {
            try {
                Connection c = ConnectionPool.getInstance().get();
                try {
                    c.execute("select 1");
                } finally {
                    ConnectionPool.getInstance().release(c);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    public static void main(String[] args) {
        for (int i = 0; i < 20; i++)
            new Thread(new Worker(), "worker-" + i).start();
    }
}
