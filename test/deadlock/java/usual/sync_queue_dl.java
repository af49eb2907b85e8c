import java.util.*;
class SyncQueue {
    private final Object lock = new Object();
    private final LinkedList<Integer> q = new LinkedList<>();
    static class Holder {
        final SyncQueue queue = new SyncQueue(); int taken;
        synchronized int take() throws InterruptedException { int v = queue.pop(); taken++; return v; } // DEADLOCK
        synchronized void put(int v) { queue.push(v); } // DEADLOCK!
    }
    int pop() throws InterruptedException {
        synchronized (lock) {
            while (q.isEmpty()) lock.wait(); // DEADLOCK!
            return q.removeFirst();
        }
    }
    void push(int v) {
        synchronized (lock) { q.add(v); lock.notifyAll(); } // DEADLOCK
    }
    public static void main(String[] a) {
        Holder h = new Holder();
        new Thread(() -> { try { for (int i = 0; i < 5; i++) h.take(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> { for (int i = 0; i < 5; i++) h.put(i); }).start();
    }
}
