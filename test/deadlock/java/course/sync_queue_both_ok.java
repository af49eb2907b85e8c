import java.util.concurrent.SynchronousQueue;

public class SyncQueueBoth {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> ab = new SynchronousQueue<>();
        SynchronousQueue<String> ba = new SynchronousQueue<>();
        Thread a = new Thread(() -> {
            try {
                ab.put("hello");
                System.out.println(ba.take());
            } catch (InterruptedException e) { }
        });
        Thread b = new Thread(() -> {
            try {
                System.out.println(ab.take());
                ba.put("hi");
            } catch (InterruptedException e) { }
        });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
