import java.util.concurrent.*;
class LatchSkipped {
    static final int N = 3;
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(N);
        ExecutorService ex = Executors.newFixedThreadPool(N);
        for (int i = 0; i < N; i++) {
            final int id = i;
            ex.execute(() -> {
                if (id % 2 == 1) { System.out.println("skip " + id); return; }
                System.out.println("work " + id);
                done.countDown();
            });
        }
        done.await(); // DEADLOCK!
        ex.shutdown();
    }
}
