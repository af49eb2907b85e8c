// A task is put into an array; the thread is given the one before, which main may run.
public class Main {
    static class Tracer implements Runnable {
        private long sum;
        private final int id;
        Tracer(int id) {
            this.id = id;
        }
        @Override public void run() {
            for (int i = 0; i < 100; i++)
                sum += i * id; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Runnable[] tasks = new Runnable[4];
        Thread[] threads = new Thread[4];
        for (int i = 1; i < 4; i++) {
            tasks[i - 1] = tasks[i - 1] == null ? new Tracer(0) : tasks[i - 1];
            tasks[i] = new Tracer(i);
            threads[i] = new Thread(tasks[i - 1]);
            threads[i].start();
        }
        tasks[1].run();
        for (int i = 1; i < 4; i++)
            threads[i].join();
    }
}
