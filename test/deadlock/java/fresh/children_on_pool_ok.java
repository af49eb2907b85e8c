import java.util.concurrent.*;

class ChildrenOnPool {
    static final ExecutorService pool = Executors.newFixedThreadPool(2);
    static final ExecutorService children = Executors.newFixedThreadPool(2);

    static class Parent implements Callable<Integer> {
        private final int n;
        Parent(int n) { this.n = n; }
        @Override public Integer call() throws Exception {
            CountDownLatch done = new CountDownLatch(1);
            int[] box = new int[1];
            children.submit(() -> {
                box[0] = n * n;
                done.countDown();
            });
            done.await();
            return box[0];
        }
    }

    public static void main(String[] args) throws Exception {
        Future<Integer> a = pool.submit(new Parent(2));
        Future<Integer> b = pool.submit(new Parent(3));
        System.out.println(a.get() + b.get());
        pool.shutdown();
        children.shutdown();
    }
}
