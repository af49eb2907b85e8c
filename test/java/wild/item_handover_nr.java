// Items through a bounded buffer of one's own: made and filled by the producer, changed by the consumer.
class Item {
    final int id;
    int state;
    String note;
    Item(int id) {
        this.id = id;
    }
}
class Bounded {
    private final Item[] items = new Item[4];
    private int head;
    private int tail;
    private int count;
    synchronized void put(Item x) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        items[tail] = x; // NORACE
        tail = (tail + 1) % items.length;
        count++;
        notifyAll();
    }
    synchronized Item take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        Item x = items[head]; // NORACE
        items[head] = null;
        head = (head + 1) % items.length;
        count--;
        notifyAll();
        return x;
    }
}
class Producer extends Thread {
    private final Bounded buffer;
    Producer(Bounded buffer) {
        this.buffer = buffer;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                Item item = new Item(i);
                item.state = 1; // NORACE
                item.note = "made"; // NORACE
                buffer.put(item);
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}
class Consumer extends Thread {
    private final Bounded buffer;
    int sum;
    Consumer(Bounded buffer) {
        this.buffer = buffer;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 50; i++) {
                Item item = buffer.take();
                item.state++; // NORACE
                sum += item.state + item.note.length(); // NORACE
            }
        } catch (InterruptedException e) {
            return;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Bounded buffer = new Bounded();
        Producer[] producers = {new Producer(buffer), new Producer(buffer)};
        Consumer[] consumers = {new Consumer(buffer), new Consumer(buffer)};
        for (int i = 0; i < 2; i++) {
            producers[i].start();
            consumers[i].start();
        }
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            producers[i].join();
            consumers[i].join();
            sum += consumers[i].sum; // NORACE
        }
        System.out.println(sum);
    }
}
