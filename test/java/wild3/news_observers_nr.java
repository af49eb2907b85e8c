// Observers in a copy-on-write list; an observer counts by an atomic.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

interface Observer {
    void update(String text);
}

class Agency {
    private final List<Observer> observers = new CopyOnWriteArrayList<Observer>();
    private volatile String latest;

    void subscribe(Observer o) {
        observers.add(o); // NORACE
    }

    void publish(String text) {
        latest = text;
        for (Observer o : observers) // NORACE
            o.update(text);
    }

    String latest() {
        return latest;
    }
}

class Reader implements Observer {
    private final AtomicInteger seen = new AtomicInteger();
    private final String name;
    private StringBuilder log = new StringBuilder();

    Reader(String name) {
        this.name = name;
    }

    public void update(String text) {
        seen.incrementAndGet();
        synchronized (this) {
            log.append(name).append(text); // NORACE
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final Agency agency = new Agency();
        agency.subscribe(new Reader("first"));
        Thread[] desks = new Thread[2];
        for (int i = 0; i < desks.length; i++) {
            final int id = i;
            desks[i] = new Thread(new Runnable() {
                public void run() {
                    for (int k = 0; k < 5; k++)
                        agency.publish("desk " + id + " says " + k);
                }
            });
            desks[i].start();
        }
        agency.subscribe(new Reader("second"));
        System.out.println(agency.latest());
        for (Thread t : desks)
            t.join();
    }
}
