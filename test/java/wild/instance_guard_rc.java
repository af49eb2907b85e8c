// Static members guarded by instance locks, and an id from a synchronised instance method.
class Ticket {
    private static int nextId;
    private static long issued;
    private static final Object STATIC_LOCK = new Object();
    private final int id;
    private String holder;
    Ticket() {
        id = newId();
        synchronized (STATIC_LOCK) {
            issued++;
        }
    }
    private synchronized int newId() {
        return nextId++; // RACE! n
    }
    synchronized void sell(String holder) {
        this.holder = holder;
    }
    synchronized String holder() {
        return holder;
    }
    int id() {
        return id;
    }
    static long issued() {
        synchronized (STATIC_LOCK) {
            return issued;
        }
    }
    static int next() {
        return nextId; // RACE! n
    }
}
class Booth implements Runnable {
    private final Ticket[] window;
    Booth(Ticket[] window) {
        this.window = window;
    }
    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            Ticket t = new Ticket();
            t.sell("buyer" + i);
            window[0] = t; // RACE! w
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Ticket[] window = new Ticket[1];
        Thread a = new Thread(new Booth(window));
        Thread b = new Thread(new Booth(window));
        a.start();
        b.start();
        System.out.println(Ticket.next() + Ticket.issued());
        a.join();
        b.join();
        System.out.println(window[0].holder() + window[0].id() + Ticket.next());
    }
}
