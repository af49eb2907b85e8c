// The handler of uncaught exceptions runs in the thread that died: it sees what that has written.
public class Main {
    static int state;

    static class Job extends Thread {
        int attempts;

        @Override
        public void run() {
            state = 1;
            attempts = 2;
            if (state > 0)
                throw new IllegalStateException("no work");
        }
    }

    public static void main(String[] args) throws Exception {
        Job job = new Job();
        job.setUncaughtExceptionHandler((t, e) -> {
            state++; // NORACE
            ((Job) t).attempts++; // NORACE
        });
        job.start();
        job.join();
        System.out.println(state + job.attempts);
    }
}
