// Start signal, done signal, a semaphore of one permit, an exchanger: everything is ordered.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Semaphore;
public class Main {
    private final CountDownLatch go = new CountDownLatch(1);
    private final CountDownLatch done;
    private final Semaphore permit = new Semaphore(1);
    private String config;
    private int shared;
    private final int[] own;
    Main(int n) {
        done = new CountDownLatch(n);
        own = new int[n];
    }
    class Runner implements Runnable {
        private final int id;
        Runner(int id) {
            this.id = id;
        }
        @Override
        public void run() {
            try {
                go.await();
                own[id] = config.length() + id;
                permit.acquire();
                try {
                    shared += own[id];
                } finally {
                    permit.release();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                done.countDown();
            }
        }
    }
    static class Buffer {
        int fill;
    }
    public static void main(String[] args) throws InterruptedException {
        int n = 3;
        Main m = new Main(n);
        for (int i = 0; i < n; i++) {
            new Thread(m.new Runner(i)).start();
        }
        m.config = "ready";
        m.go.countDown();
        m.done.await();
        int sum = m.shared;
        for (int x : m.own) {
            sum += x;
        }
        Exchanger<Buffer> exchanger = new Exchanger<>();
        Thread filler = new Thread(() -> {
            Buffer b = new Buffer();
            try {
                for (int i = 0; i < 3; i++) {
                    b.fill = i;
                    b = exchanger.exchange(b);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        filler.start();
        Buffer mine = new Buffer();
        for (int i = 0; i < 3; i++) {
            mine = exchanger.exchange(mine);
            sum += mine.fill;
            mine.fill = 0;
        }
        System.out.println(sum);
    }
}
