// The reentrant lock is given back before the part is used.
import java.util.*;
class Part { int n; void op() { n++; } // RACE!
    int get() { return n; } // RACE!
}
class Foo {
    private final java.util.concurrent.locks.Lock lock = new java.util.concurrent.locks.ReentrantLock();
    private final Part h = new Part();
    void m() { lock.lock(); try { h.get(); } finally { lock.unlock(); } h.op(); }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
