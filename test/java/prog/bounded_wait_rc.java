// A bounded buffer with wait and notify; size() and the high-water mark are outside of the monitor.
class Buffer {
    private final Object[] items = new Object[8];
    private int head, tail, count;
    private int highWater;

    synchronized void put(Object o) throws InterruptedException {
        while (count == items.length)
            wait();
        items[tail] = o;
        tail = (tail + 1) % items.length;
        count++; // RACE! count
        notifyAll();
    }

    synchronized Object take() throws InterruptedException {
        while (count == 0)
            wait();
        Object o = items[head];
        items[head] = null;
        head = (head + 1) % items.length;
        count--; // RACE! count
        notifyAll();
        return o;
    }

    int size() {
        return count; // RACE! count
    }

    void mark(int n) {
        if (n > highWater) // RACE! high
            highWater = n; // RACE! high
    }

    int highWater() {
        return highWater; // NORACE
    }
}

class Producer implements Runnable {
    private final Buffer buffer;

    Producer(Buffer buffer) {
        this.buffer = buffer;
    }

    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                buffer.put("item " + i);
                buffer.mark(buffer.size());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

class Consumer implements Runnable {
    private final Buffer buffer;
    private int consumed;

    Consumer(Buffer buffer) {
        this.buffer = buffer;
    }

    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                Object o = buffer.take();
                if (o != null)
                    consumed++;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    int consumed() {
        return consumed;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Consumer c1 = new Consumer(buffer), c2 = new Consumer(buffer);
        Thread[] all = { new Thread(new Producer(buffer)), new Thread(new Producer(buffer)),
            new Thread(c1), new Thread(c2) };
        for (Thread t : all)
            t.start();
        for (Thread t : all)
            t.join();
        System.out.println(c1.consumed() + c2.consumed() + buffer.highWater());
    }
}
