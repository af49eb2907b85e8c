import java.util.concurrent.*;
class Handoff {
    static final SynchronousQueue<Integer> ab = new SynchronousQueue<>(), ba = new SynchronousQueue<>();
    public static void main(String[] a) {
        new Thread(() -> {
            try { ab.put(1); System.out.println(ba.take()); } catch (InterruptedException e) { } // DEADLOCK!
        }).start();
        new Thread(() -> {
            try { ba.put(2); System.out.println(ab.take()); } catch (InterruptedException e) { } // DEADLOCK!
        }).start();
    }
}
