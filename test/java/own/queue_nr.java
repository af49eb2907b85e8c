// The producer does not touch what it handed over.
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
                    item.value = i;
                    queue.put(item);
                }
            } catch (InterruptedException e) {
            }
        }).start();
        for (int i = 0; i < 9; i++) {
            Item item = queue.take();
            item.value++;
            System.out.println(item.value);
        }
    }
}
