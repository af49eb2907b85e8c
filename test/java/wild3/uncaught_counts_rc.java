// Handlers of uncaught exceptions run in the threads that die, and count together.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Failures implements Thread.UncaughtExceptionHandler {
        private final List<String> messages = new ArrayList<>();
        private int count;

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            count++; // RACE! c
            messages.add(t.getName() + e.getMessage()); // RACE! m
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Failures failures = new Failures();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                throw new IllegalStateException("no");
            });
            ts[i].setUncaughtExceptionHandler(failures);
            ts[i].start();
        }
        for (Thread t : ts)
            t.join();
        System.out.println(failures.count);
    }
}
