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
            synchronized (free) {
                while (free.isEmpty())
                    free.wait();
                Connection c = free.pop();
                synchronized (stats) {
                    borrowed++;
                }
                return c;
            }
    }

    void giveBack(Connection c) {
        synchronized (free) {
            free.push(c);
            free.notify();
        }
    }

    public static void main(String[] args) {
        Main pool = new Main(1);
        Runnable client = () -> {
            try {
                Connection c = pool.borrow();
                c.queries++;
                pool.giveBack(c);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        for (int i = 0; i < 3; i++)
            new Thread(client).start();
    }
}
