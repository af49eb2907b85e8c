// A ring buffer with synchronized put and get, and a size that anybody asks without lock.
class RingBuffer {
    private final Object[] items;
    private int head, tail, count;

    RingBuffer(int capacity) {
        items = new Object[capacity];
    }

    synchronized void put(Object item) throws InterruptedException {
        while (count == items.length)
            wait();
        items[tail] = item;
        tail = (tail + 1) % items.length;
        count++; // NORACE
        notifyAll();
    }

    synchronized Object get() throws InterruptedException {
        while (count == 0)
            wait();
        Object item = items[head];
        items[head] = null;
        head = (head + 1) % items.length;
        count--; // RACE!
        notifyAll();
        return item;
    }

    int size() {
        return count; // RACE!
    }
}

class Producer extends Thread {
    private final RingBuffer buffer;

    Producer(RingBuffer buffer) {
        this.buffer = buffer;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < 100; i++) {
                buffer.put(new int[] {i});
                if (buffer.size() > 8)
                    Thread.sleep(1);
            }
            buffer.put("end");
        } catch (InterruptedException e) {
            return;
        }
    }
}

class Consumer extends Thread {
    private final RingBuffer buffer;
    private long sum;

    Consumer(RingBuffer buffer) {
        this.buffer = buffer;
    }

    @Override
    public void run() {
        try {
            for (;;) {
                Object o = buffer.get();
                if (!(o instanceof int[]))
                    break;
                sum += ((int[]) o)[0]; // NORACE
            }
        } catch (InterruptedException e) {
            return;
        }
        System.out.println(sum);
    }
}

public class Main {
    public static void main(String[] args) {
        RingBuffer buffer = new RingBuffer(10);
        new Producer(buffer).start();
        new Consumer(buffer).start();
    }
}
