import java.util.*;
class ChannelWait {
    static class Chan { final Queue<Integer> q = new LinkedList<>();
        synchronized void put(int v) { q.add(v); notifyAll(); }
        synchronized int get() throws InterruptedException { while (q.isEmpty()) wait(); return q.remove(); } }
    public static void main(String[] a) throws Exception {
        Chan x = new Chan(), y = new Chan();
        Thread t = new Thread(() -> { try { y.put(1); x.get(); } catch (InterruptedException e) {} });
        Thread u = new Thread(() -> { try { int v = y.get(); x.put(v); } catch (InterruptedException e) {} });
        t.start(); u.start(); t.join(); u.join();
    }
}
