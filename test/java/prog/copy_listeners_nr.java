// Listeners in a copy-on-write list; the state they are told of is copied under the lock.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class Thermometer {
    interface Listener {
        void changed(double degrees);
    }

    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private double degrees;
    private int readings;

    void add(Listener l) {
        listeners.add(l);
    }

    void remove(Listener l) {
        listeners.remove(l);
    }

    void set(double d) {
        double now;
        synchronized (this) {
            degrees = (degrees * readings + d) / (readings + 1);
            readings++;
            now = degrees;
        }
        for (Listener l : listeners)
            l.changed(now);
    }
}

class Display implements Thermometer.Listener {
    private double shown;
    private int updates;

    @Override
    public synchronized void changed(double degrees) {
        shown = degrees;
        updates++;
    }

    synchronized String text() {
        return shown + " after " + updates;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Thermometer t = new Thermometer();
        Display display = new Display();
        t.add(display);
        Thread[] sensors = new Thread[3];
        for (int i = 0; i < sensors.length; i++) {
            double base = 20 + i;
            sensors[i] = new Thread(() -> {
                for (int n = 0; n < 50; n++)
                    t.set(base + n % 3);
            });
            sensors[i].start();
        }
        Display other = new Display();
        t.add(other);
        System.out.println(display.text());
        t.remove(other);
    }
}
