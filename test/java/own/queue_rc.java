// The producer keeps on using what it handed over.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
class Main {
    static class Item {
        int value;
    }
    static final BlockingQueue<Item> queue = new ArrayBlockingQueue<>(10);
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            try {
                for (int i = 0; i < 9; i++) {
                    Item item = new Item();
                    queue.put(item);
                    item.value = i; // RACE!
                }
            } catch (InterruptedException e) {
            }
        }).start();
        for (int i = 0; i < 9; i++) {
            Item item = queue.take();
            System.out.println(item.value); // RACE!
        }
    }
}
