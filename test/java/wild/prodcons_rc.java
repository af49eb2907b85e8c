// A ring of bounded size: put and take are synchronised, but size() and a peek of the monitor are not.
class Ring<T> {
    private final Object[] items;
    private int head;
    private int tail;
    private int count;
    Ring(int n) {
        items = new Object[n];
    }
    synchronized void put(T x) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        items[tail] = x; // RACE! i
        tail = (tail + 1) % items.length;
        count++; // RACE! c
        notifyAll();
    }
    @SuppressWarnings("unchecked")
    synchronized T take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        T x = (T) items[head];
        items[head] = null; // RACE! i
        head = (head + 1) % items.length; // RACE! h
        count--; // RACE! c
        notifyAll();
        return x;
    }
    int size() {
        return count; // RACE! c
    }
    Object peek() {
        int h = head; // RACE! h
        return items[h]; // RACE! i
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        final Ring<String> ring = new Ring<>(8);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    ring.put("item " + i);
                }
                ring.put("end");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread consumer = new Thread() {
            @Override
            public void run() {
                try {
                    while (!"end".equals(ring.take())) {
                        Thread.yield();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        };
        producer.start();
        consumer.start();
        for (int i = 0; i < 10; i++) {
            Thread.sleep(5);
            System.out.println("queued " + ring.size() + " next " + ring.peek());
        }
        producer.join();
        consumer.join();
    }
}
