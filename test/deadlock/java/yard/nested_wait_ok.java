// A pool of connections waits for a free one without its owner's monitor.
import java.util.ArrayDeque;
import java.util.Deque;

class Connections {
    private final Deque<Integer> free = new ArrayDeque<>();

    Connections(int n) {
        for (int i = 0; i < n; i++)
            free.add(i);
    }

    int take() throws InterruptedException {
        synchronized (free) {
            while (free.isEmpty())
                free.wait();
            return free.remove();
        }
    }

    void give(int c) {
        synchronized (free) {
            free.add(c);
            free.notify();
        }
    }
}

class Database {
    private final Connections connections = new Connections(2);
    private int queries;

    int begin() throws InterruptedException {
        synchronized (this) {
            queries++;
        }
        return connections.take();
    }

    synchronized void end(int c) {
        queries--;
        connections.give(c);
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Database db = new Database();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++) {
                        int c = db.begin();
                        Thread.sleep(1);
                        db.end(c);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            clients[i].start();
        }
        for (Thread t : clients)
            t.join();
    }
}
