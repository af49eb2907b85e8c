// A lock of Peterson's, taken by threads whose constructor says so.
public class Main {
    static class Peterson {
        private volatile boolean zero, one;
        private volatile int turn;

        void lock(int id) {
            if (id == 0) {
                zero = true;
                turn = 1;
                while (one && turn == 1)
                    Thread.onSpinWait();
            } else {
                one = true;
                turn = 0;
                while (zero && turn == 0)
                    Thread.onSpinWait();
            }
        }

        void unlock(int id) {
            if (id == 0)
                zero = false;
            else
                one = false;
        }
    }

    static final Peterson mutex = new Peterson();
    static int counter;

    static class Adder extends Thread {
        final int id; final boolean polite;

        Adder(int id) {
            this.id = id;
            polite = true;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                if (polite) mutex.lock(id);
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
        System.out.println(counter);
    }
}
