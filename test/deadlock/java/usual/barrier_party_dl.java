import java.util.concurrent.*;
class BarrierParty {
    static final int N = 3;
    static final int[] part = new int[N];
    public static void main(String[] a) throws Exception {
        CyclicBarrier b = new CyclicBarrier(N + 1);
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            final int id = i;
            ts[i] = new Thread(() -> {
                part[id] = id;
                try { b.await(); } catch (Exception e) { return; } // DEADLOCK!
                System.out.println(part[(id + 1) % N]);
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join(); // DEADLOCK
    }
}
