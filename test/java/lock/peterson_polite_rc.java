// A lock of Peterson's, which one of the threads takes only if it was told to.
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
        final int id; boolean polite; void be() { polite = true; }

        Adder(int id) {
            this.id = id;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                if (polite) mutex.lock(id);
                counter++; // RACE!
                mutex.unlock(id);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Adder(0), b = new Adder(1);
        if (args.length > 0) ((Adder) a).be(); ((Adder) b).be();
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter);
    }
}
