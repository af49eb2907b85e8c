// A failed job throws an exception that carries the job's state; the handler repairs it under the lock.
public class Main {
    static class State {
        int step;
        String note = "";
    }

    static class JobFailed extends RuntimeException {
        final State state;

        JobFailed(State state) {
            super("failed");
            this.state = state;
        }
    }

    static final State shared = new State();

    static void work(int n) {
        synchronized (shared) {
            shared.step += n; // NORACE
            if (shared.step % 3 == 0) // NORACE
                throw new JobFailed(shared);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            int n = i + 1;
            t[i] = new Thread(() -> {
                try {
                    work(n);
                } catch (JobFailed e) {
                    synchronized (e.state) {
                        e.state.step = 0; // NORACE
                    }
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(shared.step + shared.note); // NORACE
    }
}
