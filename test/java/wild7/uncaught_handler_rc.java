// A handler for uncaught exceptions counts failures of all threads in a plain field.
public class Main {
    static class Failures implements Thread.UncaughtExceptionHandler {
        int count;
        Throwable last;

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            count++; // RACE! c
            last = e; // RACE! l
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Failures failures = new Failures();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                throw new IllegalStateException("failed");
            });
            t.setUncaughtExceptionHandler(failures);
            t.start();
        }
        Thread.sleep(20);
        System.out.println(failures.count + " " + failures.last); // RACE! c l
    }
}
