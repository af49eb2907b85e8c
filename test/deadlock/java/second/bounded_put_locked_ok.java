import java.util.concurrent.*;

public class Main {
    static final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
    static final Object stats = new Object();
    static int sent, received;

    static void produce() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            synchronized (stats) {
                sent++;
            }
            queue.put(i);
        }
    }

    static void consume() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            synchronized (stats) {
                received++;
            }
            queue.take();
        }
    }

    interface Step { void run() throws InterruptedException; }

    static Thread start(Step s) {
        Thread t = new Thread(() -> {
            try {
                s.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = start(Main::produce), b = start(Main::consume);
        a.join();
        b.join();
    }
}
