// The pool is right, but the client goes on using the connection that it has given back.
import java.util.LinkedList;

public class Main {
    static class Connection {
        int statements;
    }

    static class ConnectionPool {
        private final LinkedList<Connection> free = new LinkedList<>();

        ConnectionPool(int size) {
            for (int i = 0; i < size; i++)
                free.add(new Connection());
        }

        synchronized Connection get() throws InterruptedException {
            while (free.isEmpty())
                wait();
            return free.removeFirst();
        }

        synchronized void put(Connection c) {
            free.addLast(c);
            notify();
        }
    }

    public static void main(String[] args) {
        ConnectionPool pool = new ConnectionPool(2);
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                try {
                    Connection c = pool.get();
                    c.statements++; // RACE!
                    pool.put(c);
                    System.out.println(c.statements); // RACE!
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}
