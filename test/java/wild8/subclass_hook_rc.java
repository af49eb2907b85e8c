// A template method: the base class locks, but one hook runs before the lock is taken.
public class Main {
    static abstract class Job implements Runnable {
        @Override
        public final void run() {
            before();
            synchronized (Job.class) {
                work();
            }
            after();
        }

        protected void before() {}

        protected abstract void work();

        protected void after() {}
    }

    static class Counting extends Job {
        static int started, done;
        static long last;

        @Override
        protected void before() {
            started++; // RACE! s
        }

        @Override
        protected void work() {
            done++; // NORACE
        }

        @Override
        protected void after() {
            last = System.nanoTime(); // RACE! l
        }
    }

    static class Silent extends Job {
        private int calls;

        @Override
        protected void work() {
            calls++; // NORACE
            Counting.done--; // NORACE
        }
    }

    public static void main(String[] args) {
        new Thread(new Counting()).start();
        new Thread(new Counting()).start();
        new Thread(new Silent()).start();
    }
}
