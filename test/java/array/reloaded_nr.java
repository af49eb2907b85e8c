// A task is put into an array and given to its thread from there; main runs one that it puts there, too.
public class Main {
    static class Tracer implements Runnable {
        private long sum;
        private final int id;
        Tracer(int id) {
            this.id = id;
        }
        @Override public void run() {
            for (int i = 0; i < 100; i++)
                sum += i * id; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Runnable[] tasks = new Runnable[4];
        Thread[] threads = new Thread[4];
        for (int i = 1; i < 4; i++) {
            tasks[i] = new Tracer(i);
            threads[i] = new Thread(tasks[i]);
            threads[i].start();
        }
        tasks[0] = new Tracer(0);
        tasks[0].run();
        for (int i = 1; i < 4; i++)
            threads[i].join();
    }
}
