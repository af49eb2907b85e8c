// a service notifies its client while it holds its monitor
import java.util.ArrayList;
import java.util.List;

class Main {
    interface Listener {
        void changed(int value);
    }

    static class Service {
        private final List<Listener> listeners = new ArrayList<>();
        private int value;

        synchronized void addListener(Listener l) {
            listeners.add(l);
        }

        synchronized int value() { // DEADLOCK
            return value; // DEADLOCK!
        }

        void update(int v) {
            synchronized (this) { // DEADLOCK
                value = v;
                for (Listener l : listeners)
                    l.changed(v); // DEADLOCK
            }
        }
    }

    static class Client implements Listener {
        private final Service service;
        private int seen;

        Client(Service s) {
            service = s;
        }

        public synchronized void changed(int v) { // DEADLOCK
            seen = v; // DEADLOCK!
        }

        synchronized void poll() { // DEADLOCK
            seen = service.value(); // DEADLOCK
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Service s = new Service();
        Client c = new Client(s);
        s.addListener(c);
        Thread a = new Thread(() -> s.update(3));
        Thread b = new Thread(c::poll);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
