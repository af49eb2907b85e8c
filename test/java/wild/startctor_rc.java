// A thread that is started in the constructor of its base class, before the subclass has set its members.
abstract class Service implements Runnable {
    protected final Thread thread;
    protected volatile boolean running = true;
    protected long started;
    Service(String name) {
        thread = new Thread(this, name);
        thread.start();
        started = System.currentTimeMillis(); // RACE! t
    }
    public void run() {
        while (running) {
            step();
        }
    }
    abstract void step();
    void stop() throws InterruptedException {
        running = false;
        thread.join();
    }
}
class Ticker extends Service {
    private int interval;
    private String[] names;
    private int ticks;
    Ticker(int interval) {
        super("ticker");
        this.interval = interval; // RACE! i
        this.names = new String[] {"tick", "tack"}; // RACE! n
    }
    void step() {
        if (names == null) { // RACE! n
            return;
        }
        System.out.println(names[ticks % 2] + (System.currentTimeMillis() - started)); // RACE! n t
        ticks++;
        try {
            Thread.sleep(interval); // RACE! i
        } catch (InterruptedException e) {
            running = false;
        }
    }
    int ticks() {
        return ticks;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Ticker t = new Ticker(10);
        Thread.sleep(200);
        t.stop();
        System.out.println(t.ticks());
    }
}
