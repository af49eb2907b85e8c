// Immutable snapshots behind a volatile; a stop flag; one writer counts for itself.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static final class Snapshot {
        private final List<String> hosts;
        private final long stamp;

        Snapshot(List<String> hosts, long stamp) {
            this.hosts = Collections.unmodifiableList(new ArrayList<>(hosts));
            this.stamp = stamp;
        }
    }

    static class Discovery implements Runnable {
        private volatile Snapshot current = new Snapshot(List.of(), 0);
        private volatile boolean running = true;
        private long refreshes;

        @Override
        public void run() {
            List<String> found = new ArrayList<>();
            while (running) {
                found.add("host" + refreshes); // NORACE
                refreshes++; // NORACE
                current = new Snapshot(found, System.nanoTime());
            }
        }

        String pick(int i) {
            Snapshot s = current;
            return s.hosts.isEmpty() ? null : s.hosts.get(i % s.hosts.size()) + s.stamp; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Discovery d = new Discovery();
        Thread refresher = new Thread(d);
        refresher.start();
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            int id = i;
            clients[i] = new Thread(() -> System.out.println(d.pick(id)));
            clients[i].start();
        }
        for (Thread t : clients)
            t.join();
        d.running = false;
        refresher.join();
        System.out.println(d.refreshes); // NORACE
    }
}
