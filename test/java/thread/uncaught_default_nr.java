// One worker, a handler for all threads: it runs in the thread that dies, and is joined with it.
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
            rounds += number; // NORACE
            if (number > 2)
                throw new IllegalStateException("job " + number);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            failures++; // NORACE
            rounds--; // NORACE
        });
        Thread worker = new Thread(new Job(3));
        worker.start();
        worker.join();
        System.out.println(failures + " " + rounds);
    }
}
