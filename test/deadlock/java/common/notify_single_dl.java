import java.util.LinkedList;
import java.util.Queue;

public class NotifySingle {
    private final Queue<Integer> buffer = new LinkedList<>();
    private static final int CAPACITY = 2;

    public synchronized void put(int v) throws InterruptedException {
        if (buffer.size() == CAPACITY)
            wait(); // DEADLOCK
        buffer.add(v);
        notifyAll(); // DEADLOCK
    }

    public synchronized int take() throws InterruptedException {
        if (buffer.isEmpty())
            wait(); // DEADLOCK!
        int v = buffer.remove();
        notifyAll(); // DEADLOCK
        return v;
    }

    public static void main(String[] args) {
        NotifySingle b = new NotifySingle();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++) b.put(k);
                } catch (InterruptedException e) { }
            }).start();
            new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++) b.take();
                } catch (InterruptedException e) { }
            }).start();
        }
    }
}
