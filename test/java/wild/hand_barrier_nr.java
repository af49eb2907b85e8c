// A sense-counting barrier made of a monitor with generations separates two phases over parts.
public class Main {
    static class Barrier {
        private final int parties;
        private int waiting;
        private int generation;
        Barrier(int parties) { this.parties = parties; }
        synchronized void await() throws InterruptedException {
            int mine = generation;
            waiting++;
            if (waiting == parties) {
                waiting = 0;
                generation++;
                notifyAll();
                return;
            }
            while (mine == generation)
                wait();
        }
    }
    static final int N = 4;
    static final int[] a = new int[N], b = new int[N];
    public static void main(String[] args) throws Exception {
        Barrier barrier = new Barrier(N);
        Thread[] threads = new Thread[N];
        for (int i = 0; i < N; i++) {
            final int me = i;
            threads[i] = new Thread(() -> {
                try {
                    a[me] = me * me;
                    barrier.await();
                    b[me] = a[(me + 1) % N];
                } catch (InterruptedException e) { }
            });
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(b[0]);
    }
}
