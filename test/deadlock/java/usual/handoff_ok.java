import java.util.concurrent.*;
class Handoff {
    static final SynchronousQueue<Integer> ab = new SynchronousQueue<>(), ba = new SynchronousQueue<>();
    public static void main(String[] a) {
        new Thread(() -> {
            try { ab.put(1); System.out.println(ba.take()); } catch (InterruptedException e) { }
        }).start();
        new Thread(() -> {
            try { System.out.println(ab.take()); ba.put(2); } catch (InterruptedException e) { }
        }).start();
    }
}
