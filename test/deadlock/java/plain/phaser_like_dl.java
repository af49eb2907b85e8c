import java.util.concurrent.*;
class PhaserLike {
    public static void main(String[] a) throws Exception {
        int n = 4;
        CountDownLatch start = new CountDownLatch(1), end = new CountDownLatch(n);
        for (int i = 0; i < n; i++)
            new Thread(() -> {
                try { start.await(); } catch (InterruptedException e) { return; } // DEADLOCK
                end.countDown();
            }).start();
        end.await(); // DEADLOCK!
        start.countDown();
    }
}
