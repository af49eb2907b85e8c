// A subclass adds an unsynchronized method to a class that is safe by itself.
class Counter {
    protected long value;

    public synchronized void increment() {
        value++; // RACE!
    }

    public synchronized long get() {
        return value; // RACE!
    }
}

class StepCounter extends Counter {
    private final int step;

    StepCounter(int step) {
        this.step = step;
    }

    public void skip() {
        value += step; // RACE!
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        StepCounter c = new StepCounter(10);
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (k % 10 == 0)
                        c.skip();
                    else
                        c.increment();
                }
                System.out.println(c.get());
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
    }
}
