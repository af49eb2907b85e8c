// The same with locks that are one: class, final object, and the owner.
import java.util.ArrayList;
import java.util.List;

public class Main {
    private static int served;
    private final Object ticketLock = new Object();
    private Integer ticket = 0;
    private int waiting;
    private List<String> queue = new ArrayList<>();

    void serveOne() {
        synchronized (Main.class) {
            served++; // NORACE
        }
    }

    static synchronized int served() {
        return served; // NORACE
    }

    void takeTicket() {
        synchronized (ticketLock) {
            ticket++; // NORACE
            waiting++; // NORACE
        }
    }

    synchronized void enqueue(String who) {
        List<String> copy = new ArrayList<>(queue); // NORACE
        copy.add(who);
        queue = copy; // NORACE
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
