// A monitor thread samples workers; each worker publishes its progress in plain fields.
import java.util.ArrayList;
import java.util.List;
public class Main {
    static abstract class Stage implements Runnable {
        protected long processed;
        protected String phase = "idle";
        private boolean cancelled;
        abstract void step(int i);
        @Override public final void run() {
            phase = "running"; // RACE! phase
            for (int i = 0; i < 1000 && !cancelled; i++) { // RACE! cancelled
                step(i);
                processed++; // RACE! processed
            }
            phase = "done"; // RACE! phase
        }
        void cancel() { cancelled = true; } // RACE! cancelled
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
                    System.out.println(s.phase + " " + s.processed); // RACE! phase processed
                    if (s.processed > 900) // RACE! processed
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
