// Listeners come and go under a lock, but events are fired without it.
import java.util.ArrayList;
import java.util.List;

interface PriceListener {
    void priceChanged(String symbol, double price);
}

class Ticker {
    private final List<PriceListener> listeners = new ArrayList<>();
    private double last;

    public void addListener(PriceListener l) {
        synchronized (listeners) {
            listeners.add(l); // RACE! list
        }
    }

    public void removeListener(PriceListener l) {
        synchronized (listeners) {
            listeners.remove(l); // RACE! list
        }
    }

    void publish(String symbol, double price) {
        last = price; // RACE! last
        for (PriceListener l : listeners) // RACE! list
            l.priceChanged(symbol, price);
    }

    double last() {
        return last; // RACE! last
    }
}

class Alarm implements PriceListener {
    private final double limit;
    private volatile boolean raised;

    Alarm(double limit) {
        this.limit = limit;
    }

    @Override
    public void priceChanged(String symbol, double price) {
        if (price > limit)
            raised = true;
    }

    boolean isRaised() {
        return raised;
    }
}

class Feed implements Runnable {
    private final Ticker ticker;

    Feed(Ticker ticker) {
        this.ticker = ticker;
    }

    @Override
    public void run() {
        double price = 100;
        for (int i = 0; i < 1000; i++) {
            price += Math.random() - 0.5;
            ticker.publish("ABC", price);
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Ticker ticker = new Ticker();
        Thread feed = new Thread(new Feed(ticker));
        feed.start();
        Alarm alarm = new Alarm(105);
        ticker.addListener(alarm);
        while (!alarm.isRaised() && ticker.last() < 120)
            Thread.sleep(1);
        ticker.removeListener(alarm);
        feed.join();
    }
}
