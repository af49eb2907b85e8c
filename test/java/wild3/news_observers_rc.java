// Observers in a list that is walked while others subscribe; an observer counts without a lock.
import java.util.ArrayList;
import java.util.List;

interface Observer {
    void update(String text);
}

class Agency {
    private final List<Observer> observers = new ArrayList<Observer>();
    private String latest;

    void subscribe(Observer o) {
        observers.add(o); // RACE! o
    }

    void publish(String text) {
        latest = text; // RACE! l
        for (Observer o : observers) // RACE! o
            o.update(text);
    }

    String latest() {
        return latest; // RACE! l
    }
}

class Reader implements Observer {
    private int seen;

    public void update(String text) {
        seen++; // RACE! s
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        final Agency agency = new Agency();
        agency.subscribe(new Reader());
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
        agency.subscribe(new Reader());
        System.out.println(agency.latest());
        for (Thread t : desks)
            t.join();
    }
}
