import java.util.concurrent.SynchronousQueue;

public class SyncQueueBoth {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> ab = new SynchronousQueue<>();
        SynchronousQueue<String> ba = new SynchronousQueue<>();
        Thread a = new Thread(() -> {
            try {
                ab.put("hello"); // DEADLOCK!
                System.out.println(ba.take());
            } catch (InterruptedException e) { }
        });
        Thread b = new Thread(() -> {
            try {
                ba.put("hi"); // DEADLOCK!
                System.out.println(ab.take());
            } catch (InterruptedException e) { }
        });
        a.start();
        b.start();
        a.join(); // DEADLOCK
        b.join(); // DEADLOCK
    }
}
