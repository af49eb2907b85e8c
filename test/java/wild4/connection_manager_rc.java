// A manager of connections: an acceptor adds them, a reaper drops idle ones, statistics are plain fields.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class Connection {
    final int id;
    private volatile long lastUsed = System.nanoTime();
    private long bytes;

    Connection(int id) {
        this.id = id;
    }

    void receive(int n) {
        lastUsed = System.nanoTime();
        bytes += n; // RACE! bytes
    }

    boolean isIdle() {
        return System.nanoTime() - lastUsed > 1_000_000;
    }

    long bytes() {
        return bytes; // RACE! bytes
    }
}

class ConnectionManager {
    private final List<Connection> connections = new ArrayList<>();
    private int opened, closed;

    Connection open() {
        Connection c;
        synchronized (connections) {
            c = new Connection(++opened); // NORACE
            connections.add(c); // NORACE
        }
        return c;
    }

    void closeIdle() {
        synchronized (connections) {
            for (Iterator<Connection> i = connections.iterator(); i.hasNext();) {
                if (i.next().isIdle()) {
                    i.remove(); // NORACE
                    closed++; // RACE! closed
                }
            }
        }
    }

    long total() {
        long sum = 0;
        synchronized (connections) {
            for (Connection c : connections)
                sum += c.bytes();
        }
        return sum;
    }

    int closed() {
        return closed; // RACE! closed
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        ConnectionManager manager = new ConnectionManager();
        Thread reaper = new Thread(() -> {
            try {
                while (!Thread.interrupted()) {
                    Thread.sleep(10);
                    manager.closeIdle();
                }
            } catch (InterruptedException e) {
                return;
            }
        }, "reaper");
        reaper.setDaemon(true);
        reaper.start();
        for (int i = 0; i < 8; i++) {
            Connection c = manager.open();
            new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    c.receive(k);
            }).start();
        }
        Thread.sleep(50);
        System.out.println(manager.total() + " bytes, " + manager.closed() + " closed");
        reaper.interrupt();
    }
}
