import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;
class TryBoth {
    static class Box { final Lock l = new ReentrantLock(); int v; }
    static boolean swap(Box a, Box b) throws InterruptedException {
        a.l.lock();
        try {
            if (!b.l.tryLock(10, TimeUnit.MILLISECONDS)) return false;
            try { int t = a.v; a.v = b.v; b.v = t; return true; } finally { b.l.unlock(); }
        } finally { a.l.unlock(); }
    }
    public static void main(String[] args) {
        Box x = new Box(), y = new Box();
        new Thread(() -> { try { while (!swap(x, y)) Thread.yield(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> { try { while (!swap(y, x)) Thread.yield(); } catch (InterruptedException e) { } }).start();
    }
}
