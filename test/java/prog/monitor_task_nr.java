// The same monitor with volatile fields that one thread writes.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
public class Main {
    static abstract class Stage implements Runnable {
        protected final AtomicLong processed = new AtomicLong();
        protected volatile String phase = "idle";
        private volatile boolean cancelled;
        abstract void step(int i);
        @Override public final void run() {
            phase = "running";
            for (int i = 0; i < 1000 && !cancelled; i++) {
                step(i);
                processed.incrementAndGet();
            }
            phase = "done";
        }
        void cancel() { cancelled = true; }
    }
    static class Adder extends Stage {
        private long sum;
        @Override void step(int i) { sum += i; }
    }
    static class Multiplier extends Stage {
        private long product = 1;
        @Override void step(int i) { product *= i; }
    }
    static class Monitor extends Thread {
        private final List<Stage> stages;
        Monitor(List<Stage> stages) { this.stages = stages; setDaemon(true); }
        @Override public void run() {
            while (!isInterrupted()) {
                for (Stage s : stages) {
                    System.out.println(s.phase + " " + s.processed.get());
                    if (s.processed.get() > 900)
                        s.cancel();
                }
                try {
                    sleep(10);
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        List<Stage> stages = new ArrayList<>();
        stages.add(new Adder());
        stages.add(new Multiplier());
        List<Thread> threads = new ArrayList<>();
        for (Stage s : stages) threads.add(new Thread(s));
        Monitor m = new Monitor(stages);
        m.start();
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        m.interrupt();
        m.join();
    }
}
