// A barrier made of a monitor: the last one to come returns at once.
class Barrier {
    private final int parties;
    private int waiting;
    private Object generation = new Object();
    Barrier(int parties) {
        this.parties = parties;
    }
    synchronized void await() throws InterruptedException {
        Object mine = generation;
        waiting++;
        if (waiting == parties) {
            waiting = 0;
            generation = new Object();
            notifyAll();
            return;
        }
        while (mine == generation)
            wait();
    }
}
public class Main {
    static final int N = 4;
    static final int[] a = new int[N], b = new int[N];
    public static void main(String[] args) throws Exception {
        Barrier barrier = new Barrier(N);
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            final int me = i;
            threads[i] = new Thread(() -> {
                try {
                    a[me] = me * me; // NORACE
                    barrier.await();
                    b[me] = a[(me + 1) % N]; // NORACE
                } catch (InterruptedException e) {
                    System.err.println(e);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
    }
}
