// Producers and consumers of a ring: the count is volatile, but the places are not guarded by anything.
public class Main {
    static class Ring {
        private final Object[] slots = new Object[16];
        private int head, tail;
        private volatile int count;
        boolean put(Object x) {
            if (count == slots.length)
                return false;
            slots[tail] = x; // RACE! slots tail
            tail = (tail + 1) % slots.length; // RACE! tail
            count++;
            return true;
        }
        Object get() {
            if (count == 0)
                return null;
            Object x = slots[head]; // RACE! slots head
            slots[head] = null; // RACE! slots head
            head = (head + 1) % slots.length; // RACE! head
            count--;
            return x;
        }
    }
    static class Producer implements Runnable {
        private final Ring ring;
        Producer(Ring ring) { this.ring = ring; }
        public void run() {
            for (int i = 0; i < 100; i++)
                while (!ring.put(Integer.valueOf(i)))
                    Thread.yield();
        }
    }
    static class Consumer implements Runnable {
        private final Ring ring;
        private int sum;
        Consumer(Ring ring) { this.ring = ring; }
        public void run() {
            for (int i = 0; i < 100; i++) {
                Object x;
                while ((x = ring.get()) == null)
                    Thread.yield();
                sum += (Integer) x;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Ring ring = new Ring();
        Thread[] all = new Thread[4];
        for (int i = 0; i < 2; i++) {
            all[i] = new Thread(new Producer(ring));
            all[i + 2] = new Thread(new Consumer(ring));
        }
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
    }
}
