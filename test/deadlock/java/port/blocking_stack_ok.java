// A bounded buffer with notifyAll and one wait set for producers and consumers, several of each.
import java.util.LinkedList;
import java.util.Queue;

class Buffer {
    private final Queue<Integer> list = new LinkedList<>();
    private final int capacity = 1;

    public synchronized void produce(int value) throws InterruptedException {
        while (list.size() == capacity)
            wait();
        list.add(value);
        notifyAll();
    }

    public synchronized int consume() throws InterruptedException {
        while (list.size() == 0)
            wait();
        int value = list.remove();
        notifyAll();
        return value;
    }
}

public class Main {
    public static void main(String[] args) {
        final Buffer buffer = new Buffer();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    for (int n = 0; n < 100; n++) {
                        buffer.produce(n);
                    }
                } catch (InterruptedException e) {
                    e.printStackTrace();
                }
            }, "producer-" + i).start();
            new Thread(() -> {
                try {
                    for (int n = 0; n < 100; n++) {
                        System.out.println(buffer.consume());
                    }
                } catch (InterruptedException e) {
                    e.printStackTrace();
                }
            }, "consumer-" + i).start();
        }
    }
}
