// A synchronised base class; a subclass overrides two methods and forgets the keyword.
abstract class Gauge {
    protected int value;
    protected int max;
    synchronized void add(int n) {
        value += n;
        if (value > max) { // RACE! m
            max = value; // RACE! m
        }
    }
    synchronized int value() {
        return value;
    }
    abstract String unit();
}
class PlainGauge extends Gauge {
    @Override
    String unit() {
        return "1";
    }
}
class ResetGauge extends Gauge {
    private int resets;
    @Override
    int value() {
        return value; // RACE! v
    }
    void reset() {
        max = 0; // RACE! m
        synchronized (this) {
            value = 0; // RACE! v
            resets++;
        }
    }
    synchronized int resets() {
        return resets;
    }
    @Override
    String unit() {
        return "s";
    }
}
class Feeder implements Runnable {
    private final Gauge gauge;
    Feeder(Gauge gauge) {
        this.gauge = gauge;
    }
    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            gauge.add(i % 5);
        }
        System.out.println(gauge.value() + gauge.unit());
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        PlainGauge plain = new PlainGauge();
        ResetGauge reset = new ResetGauge();
        Thread a = new Thread(new Feeder(plain));
        Thread b = new Thread(new Feeder(plain));
        Thread c = new Thread(new Feeder(reset));
        a.start();
        b.start();
        c.start();
        reset.reset();
        System.out.println(plain.value() + reset.resets());
        a.join();
        b.join();
        c.join();
    }
}
