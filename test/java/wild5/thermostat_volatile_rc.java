// The object is published by a volatile field, but its parts change after that.
public class Main {
    static class Reading {
        double value;
        long time;

        Reading(double value, long time) {
            this.value = value; // NORACE
            this.time = time; // NORACE
        }
    }

    static volatile Reading current = new Reading(20, 0);
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread sensor = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                if (i % 10 == 0) {
                    current = new Reading(20 + i * 0.1, i);
                } else {
                    current.value += 0.01; // RACE! v
                    current.time = i; // RACE! t
                }
            }
            done = true;
        });
        sensor.start();
        while (!done) {
            Reading r = current;
            System.out.println(r.value + " at " + r.time); // RACE! v t
        }
        sensor.join();
        System.out.println(current.value); // NORACE
    }
}
