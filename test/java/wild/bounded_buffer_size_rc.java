// The same with a size that is read without the lock, and an item kept by the producer.
public class Main {
    static class Buffer {
        private final Item[] items = new Item[4];
        private int in, out, count;
        synchronized void put(Item t) throws InterruptedException {
            while (count == items.length)
                wait();
            items[in] = t;
            in = (in + 1) % items.length;
            count++;
            notifyAll();
        }
        synchronized Item take() throws InterruptedException {
            while (count == 0)
                wait();
            Item t = items[out];
            out = (out + 1) % items.length;
            count--; // RACE! c
            notifyAll();
            return t;
        }
        int size() { return count; } // RACE! c
    }
    static class Item { int value; }
    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    Item item = new Item();
                    buffer.put(item);
                    item.value = i; // RACE! v
                    System.out.println(buffer.size());
                }
            } catch (InterruptedException e) { }
        });
        Thread c = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++)
                    System.out.println(buffer.take().value); // RACE! v
            } catch (InterruptedException e) { }
        });
        p.start();
        c.start();
        p.join();
        c.join();
    }
}
