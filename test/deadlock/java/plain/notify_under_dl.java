import java.util.*;
class NotifyUnder {
    private final Object a = new Object(), b = new Object();
    private final Deque<String> q = new ArrayDeque<>();
    private int seen;
    void take() throws InterruptedException {
        synchronized (a) { // DEADLOCK
            synchronized (b) {
                while (q.isEmpty()) b.wait(); // DEADLOCK!
                q.poll();
            }
            seen++;
        }
    }
    void put(String s) {
        synchronized (a) { // DEADLOCK!
            seen--;
            synchronized (b) { q.add(s); b.notifyAll(); } // DEADLOCK
        }
    }
    public static void main(String[] x) {
        NotifyUnder n = new NotifyUnder();
        new Thread(() -> { try { n.take(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> n.put("x")).start();
    }
}
