// A manager gives memory out and takes it back; the flag that tells the monitor is set without the lock.
import java.util.LinkedList;
import java.util.Queue;
class Request {
    final int size;
    byte[] memory;
    boolean granted;
    Request(int n) {
        size = n;
    }
}
class Manager extends Thread {
    private final Queue<Request> queue = new LinkedList<>();
    private int free = 1000;
    private boolean low;
    private volatile boolean running = true;
    void ask(Request r) throws InterruptedException {
        synchronized (queue) {
            queue.add(r); // NORACE
            queue.notifyAll();
        }
        synchronized (r) {
            while (!r.granted) { // NORACE
                r.wait();
            }
        }
        r.memory[0] = 1; // NORACE
    }
    synchronized void give(Request r) {
        free += r.size; // NORACE
        low = free < 100; // RACE! l
    }
    boolean isLow() {
        return low; // RACE! l
    }
    void finish() {
        running = false;
        interrupt();
    }
    @Override
    public void run() {
        try {
            while (running) {
                Request r;
                synchronized (queue) {
                    while (queue.isEmpty()) { // NORACE
                        queue.wait();
                    }
                    r = queue.remove(); // NORACE
                }
                synchronized (this) {
                    free -= r.size; // NORACE
                    low = free < 100; // RACE! l
                }
                synchronized (r) {
                    r.memory = new byte[r.size]; // NORACE
                    r.granted = true; // NORACE
                    r.notify();
                }
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Manager m = new Manager();
        m.start();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                try {
                    Request r = new Request(64);
                    m.ask(r);
                    if (m.isLow()) {
                        System.out.println("low");
                    }
                    m.give(r);
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            });
            clients[i].start();
        }
        for (Thread c : clients) {
            c.join();
        }
        m.finish();
        m.join();
    }
}
