// Each worker synchronises on its own inner lock object instead of the shared one.
public class Main {
    static class Shared {
        int[] slots = new int[4];
        int used;
    }

    static class Worker extends Thread {
        private final Object lock = new Object();
        private final Shared shared;

        Worker(Shared shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            synchronized (lock) {
                if (shared.used < shared.slots.length) // RACE! u
                    shared.slots[shared.used++] = hashCode(); // RACE! u s
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shared s = new Shared();
        Worker a = new Worker(s), b = new Worker(s);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(s.used + " " + s.slots[0]);
    }
}
