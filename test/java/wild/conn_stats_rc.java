// A connection pool whose statistics are made when first needed, by whoever comes first.
import java.util.ArrayDeque;
import java.util.Deque;
class Connection {
    private final int id;
    private int used;
    Connection(int id) {
        this.id = id;
    }
    String query(String q) {
        used++;
        return id + ":" + q + used;
    }
}
class PoolStats {
    int borrowed;
    long waited;
}
class ConnectionPool {
    private final Deque<Connection> idle = new ArrayDeque<>();
    private PoolStats stats;
    ConnectionPool(int n) {
        for (int i = 0; i < n; i++) {
            idle.push(new Connection(i));
        }
    }
    PoolStats stats() {
        if (stats == null) { // RACE! s
            stats = new PoolStats(); // RACE! s
        }
        return stats; // RACE! s
    }
    Connection borrow() throws InterruptedException {
        long t = System.nanoTime();
        Connection c;
        synchronized (idle) {
            while (idle.isEmpty()) {
                idle.wait();
            }
            c = idle.pop();
        }
        stats().borrowed++; // RACE! b
        stats().waited += System.nanoTime() - t; // RACE! w
        return c;
    }
    void giveBack(Connection c) {
        synchronized (idle) {
            idle.push(c);
            idle.notify();
        }
    }
}
class Client extends Thread {
    private final ConnectionPool pool;
    private int length;
    Client(ConnectionPool pool) {
        this.pool = pool;
    }
    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            try {
                Connection c = pool.borrow();
                try {
                    length += c.query("select " + i).length();
                } finally {
                    pool.giveBack(c);
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }
    int length() {
        return length;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        ConnectionPool pool = new ConnectionPool(2);
        Client[] clients = new Client[5];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Client(pool);
            clients[i].start();
        }
        int sum = 0;
        for (Client c : clients) {
            c.join();
            sum += c.length();
        }
        System.out.println(sum + " " + pool.stats().borrowed);
    }
}
