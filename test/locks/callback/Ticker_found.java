import java.util.ArrayList;
import java.util.List;

/** A ticker calls its listeners while it holds its monitor; a task that it was made with, too. */
class Ticker {
    interface Listener {
        void ticked(int n);
    }

    private final List<Listener> listeners = new ArrayList<>();
    private final Runnable after;
    private Listener first;
    private int ticks;

    Ticker(Runnable after) {
        this.after = after;
    }

    synchronized void add(Listener l) {
        listeners.add(l);
    }

    synchronized void setFirst(Listener l) {
        first = l;
    }

    synchronized void tick() {
        ticks++; // TAKEN
        if (first != null)
            first.ticked(ticks); // CALLBACK!
        for (Listener l : listeners)
            l.ticked(ticks); // CALLBACK!
        after.run(); // CALLBACK!
    }

    public static void main(String[] args) throws InterruptedException {
        Ticker ticker = new Ticker(() -> System.out.println("done"));
        ticker.add(n -> System.out.println("one " + n));
        ticker.setFirst(n -> System.out.println("first " + n));
        Thread a = new Thread(ticker::tick);
        Thread b = new Thread(ticker::tick);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
