// Locks that are not the same one: a boxed number, this against the class, a copy of the list.
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static int served;
    private Integer ticket = 0;
    private int waiting;
    private List<String> queue = new ArrayList<>();

    synchronized void serveOne() {
        served++; // RACE! s
    }

    static synchronized int served() {
        return served; // RACE! s
    }

    void takeTicket() {
        synchronized (ticket) { // RACE! t
            ticket++; // RACE! t
            waiting++; // RACE! w
        }
    }

    void enqueue(String who) {
        synchronized (queue) { // RACE! q
            List<String> copy = new ArrayList<>(queue); // RACE! q
            copy.add(who); // RACE
            queue = copy; // RACE! q
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            int id = i;
            ts[i] = new Thread(() -> {
                m.serveOne();
                m.takeTicket();
                m.enqueue("guest" + id);
            });
            ts[i].start();
        }
        System.out.println(served());
        for (Thread t : ts)
            t.join();
    }
}
