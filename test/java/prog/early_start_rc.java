// A service that starts its thread in its constructor, before the fields are set.
import java.util.ArrayList;
import java.util.List;

class Monitor implements Runnable {
    private final Thread thread;
    private final List<String> names;
    private int interval;
    private boolean verbose;

    Monitor(int interval, List<String> names) {
        this.names = names;
        this.thread = new Thread(this, "monitor");
        thread.start();
        this.interval = interval; // RACE! interval
        this.verbose = interval < 100; // RACE! verbose
    }

    @Override
    public void run() {
        try {
            for (int round = 0; round < 10; round++) {
                Thread.sleep(interval); // RACE! interval
                for (String name : names)
                    if (verbose) // RACE! verbose
                        System.out.println(name);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void close() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        List<String> names = new ArrayList<>();
        names.add("disk");
        names.add("net");
        Monitor m = new Monitor(50, names);
        Thread.sleep(200);
        m.close();
        names.clear();
    }
}
