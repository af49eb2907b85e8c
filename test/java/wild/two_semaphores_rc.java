// A bounded buffer with two counting semaphores; there are several producers and the mutex was forgotten for them.
import java.util.concurrent.Semaphore;
class Ring {
    private final Object[] slots = new Object[8];
    private int in;
    private int out;
    private final Semaphore free = new Semaphore(8);
    private final Semaphore used = new Semaphore(0);
    private final Semaphore takeMutex = new Semaphore(1);
    void put(Object o) throws InterruptedException {
        free.acquire();
        slots[in] = o; // RACE! i s
        in = (in + 1) % slots.length; // RACE! i
        used.release();
    }
    Object take() throws InterruptedException {
        used.acquire();
        takeMutex.acquire();
        Object o = slots[out]; // RACE s
        slots[out] = null; // RACE s
        out = (out + 1) % slots.length;
        takeMutex.release();
        free.release();
        return o;
    }
}
class Producer extends Thread {
    private final Ring ring;
    private final String name;
    Producer(Ring ring, String name) {
        this.ring = ring;
        this.name = name;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                ring.put(name + i);
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}
class Consumer extends Thread {
    private final Ring ring;
    private int got;
    Consumer(Ring ring) {
        this.ring = ring;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                if (ring.take() != null) {
                    got++;
                }
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
    int got() {
        return got;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Ring ring = new Ring();
        Consumer c = new Consumer(ring);
        Consumer d = new Consumer(ring);
        c.start();
        d.start();
        new Producer(ring, "p").start();
        new Producer(ring, "q").start();
        c.join();
        d.join();
        System.out.println(c.got() + d.got());
    }
}
