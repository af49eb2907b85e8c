// The subclass overrides a synchronized method without the word and calls super only sometimes.
public class Main {
    static class Counter {
        protected int value;

        synchronized void add(int n) {
            value += n; // RACE!
        }

        synchronized int get() {
            return value; // RACE!
        }
    }

    static class Saturating extends Counter {
        private final int limit;

        Saturating(int limit) {
            this.limit = limit;
        }

        @Override
        void add(int n) {
            if (value + n > limit) // RACE!
                value = limit; // RACE!
            else
                super.add(n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter c = new Saturating(100);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 60; i++)
                c.add(1);
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 60; i++)
                c.add(2);
        });
        a.start();
        b.start();
        System.out.println(c.get());
        a.join();
        b.join();
    }
}
