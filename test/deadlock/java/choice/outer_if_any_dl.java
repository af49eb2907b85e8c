// A peer takes its manager's lock around its own only if it has none yet, as the manager does.
import java.util.concurrent.atomic.AtomicReference;

class Manager {
    private final Peer peer;
    private int connected;

    Manager(Peer peer) {
        this.peer = peer;
    }

    synchronized void connect(int id) { // DEADLOCK
        connected++; // DEADLOCK!
        peer.seen(id); // DEADLOCK
    }
}

class Peer {
    private final Object view = new Object();
    private final AtomicReference<Manager> manager = new AtomicReference<>();
    private int last;

    void attach(Manager m) {
        manager.set(m);
    }

    Manager current() {
        return manager.get();
    }

    void seen(int id) {
        synchronized (view) { // DEADLOCK!
            last = id;
        }
    }

    void change(int id) {
        Manager m = manager.get();
        Object outer = m == null ? this : view;
        synchronized (outer) {
            synchronized (view) {
                last = id;
                if (m != null)
                    reconnect(m, id);
            }
        }
    }

    private void reconnect(Manager m, int id) {
        m.connect(id); // DEADLOCK
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Peer peer = new Peer();
        peer.attach(new Manager(peer));
        Thread a = new Thread(() -> peer.change(1));
        Thread b = new Thread(() -> peer.current().connect(2));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
