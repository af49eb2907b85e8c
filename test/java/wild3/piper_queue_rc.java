// Piper: passengers fill a plane by a ring of slots, two monitors for one ring.
class Plane {
    private final String[] slots = new String[4];
    private int in, out, used;
    private final Object fillLock = new Object(), emptyLock = new Object();

    void fill(String name) throws InterruptedException {
        synchronized (fillLock) {
            while (used == slots.length) // RACE! u
                fillLock.wait(10);
            slots[in] = name; // RACE! e
            in = (in + 1) % slots.length;
            used++; // RACE! u
        }
    }

    String empty() throws InterruptedException {
        synchronized (emptyLock) {
            while (used == 0) // RACE! u
                emptyLock.wait(10);
            String name = slots[out]; // RACE! e
            out = (out + 1) % slots.length;
            used--; // RACE! u
            return name;
        }
    }
}

class Producer implements Runnable {
    private final Plane plane;
    Producer(Plane plane) { this.plane = plane; }
    public void run() {
        try {
            for (int i = 0; i < 10; i++)
                plane.fill("passenger " + i);
        } catch (InterruptedException e) { }
    }
}

class Consumer implements Runnable {
    private final Plane plane;
    Consumer(Plane plane) { this.plane = plane; }
    public void run() {
        try {
            for (int i = 0; i < 10; i++)
                System.out.println(plane.empty());
        } catch (InterruptedException e) { }
    }
}

public class Main {
    public static void main(String[] args) {
        Plane plane = new Plane();
        new Thread(new Producer(plane)).start();
        new Thread(new Consumer(plane)).start();
    }
}
