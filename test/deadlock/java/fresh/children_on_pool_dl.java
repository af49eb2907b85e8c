import java.util.concurrent.*;

class ChildrenOnPool {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);

    static class Parent implements Callable<Integer> {
        private final int n;
        Parent(int n) { this.n = n; }
        @Override public Integer call() throws Exception {
            CountDownLatch done = new CountDownLatch(1);
            int[] box = new int[1];
            pool.submit(() -> { // DEADLOCK
                box[0] = n * n;
                done.countDown(); // DEADLOCK
            });
            done.await(); // DEADLOCK!
            return box[0];
        }
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> a = pool.submit(new Parent(2)); // DEADLOCK
        Future<Integer> b = pool.submit(new Parent(3)); // DEADLOCK
        System.out.println(a.get() + b.get()); // DEADLOCK
        pool.shutdown();
    }
}
