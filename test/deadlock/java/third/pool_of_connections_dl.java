import java.util.*;

public class Main {
    static class Connection { int queries; }

    private final Deque<Connection> free = new ArrayDeque<>();
    private final Object stats = new Object();
    private int borrowed;

    Main(int n) {
        for (int i = 0; i < n; i++)
            free.push(new Connection());
    }

    Connection borrow() throws InterruptedException {
        synchronized (stats) {
            synchronized (free) { // DEADLOCK
                while (free.isEmpty())
                    free.wait(); // DEADLOCK!
                borrowed++;
                return free.pop();
            }
        }
    }

    void giveBack(Connection c) {
        synchronized (stats) { // DEADLOCK
            borrowed--; // DEADLOCK
            synchronized (free) { // DEADLOCK
                free.push(c); // DEADLOCK
                free.notify(); // DEADLOCK
            }
        }
    }

    public static void main(String[] args) {
        Main pool = new Main(1);
        Runnable client = () -> {
            try {
                Connection c = pool.borrow(); // DEADLOCK
                c.queries++;
                pool.giveBack(c); // DEADLOCK
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        for (int i = 0; i < 3; i++)
            new Thread(client).start();
    }
}
