// A handler of uncaught exceptions for all threads counts without a lock, beside workers that still run.
public class Main {
    static int failures;
    static int rounds;

    static class Job implements Runnable {
        private final int number;

        Job(int number) {
            this.number = number;
        }

        @Override
        public void run() {
            rounds += number; // RACE! r
            if (number > 2)
                throw new IllegalStateException("job " + number);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            failures++; // RACE! f
            rounds--; // RACE! r
        });
        Thread[] workers = new Thread[4];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(new Job(i));
            workers[i].start();
        }
        for (Thread t : workers)
            t.join();
        System.out.println(failures + " " + rounds);
    }
}
