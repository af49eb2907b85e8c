// The tasks of an own pool count the latch down before they have done their work.
import java.util.LinkedList;
import java.util.concurrent.CountDownLatch;
class Pool {
    private final LinkedList<Runnable> tasks = new LinkedList<>();
    Pool(int n) {
        for (int i = 0; i < n; i++) {
            Thread t = new Thread(this::work);
            t.setDaemon(true);
            t.start();
        }
    }
    private void work() {
        try {
            while (true) {
                Runnable task;
                synchronized (tasks) {
                    while (tasks.isEmpty())
                        tasks.wait();
                    task = tasks.removeFirst();
                }
                task.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
    void submit(Runnable task) {
        synchronized (tasks) {
            tasks.addLast(task);
            tasks.notify();
        }
    }
}
class Sum {
    private long value;
    synchronized void add(long x) { value += x; } // RACE!
    long value() { return value; } // RACE!
}
class Main {
    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(3);
        Sum sum = new Sum();
        int n = 20;
        CountDownLatch done = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            final int x = i;
            pool.submit(() -> {
                done.countDown();
                sum.add(x);
            });
        }
        done.await();
        System.out.println(sum.value());
    }
}
