// A lock of Peterson's, made of atomic flags.
public class Main {
    static class Peterson {
        private final java.util.concurrent.atomic.AtomicBoolean zero = new java.util.concurrent.atomic.AtomicBoolean(), one = new java.util.concurrent.atomic.AtomicBoolean();
        private volatile int turn;

        void lock(int id) {
            if (id == 0) {
                zero.set(true);
                turn = 1;
                while (one.get() && turn == 1)
                    Thread.onSpinWait();
            } else {
                one.set(true);
                turn = 0;
                while (zero.get() && turn == 0)
                    Thread.onSpinWait();
            }
        }

        void unlock(int id) {
            if (id == 0)
                zero.set(false);
            else
                one.set(false);
        }
    }

    static final Peterson mutex = new Peterson();
    static int counter;

    static class Adder extends Thread {
        final int id;

        Adder(int id) {
            this.id = id;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                mutex.lock(id);
                counter++; // NORACE
                mutex.unlock(id);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Adder(0), b = new Adder(1);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter); // NORACE
    }
}
