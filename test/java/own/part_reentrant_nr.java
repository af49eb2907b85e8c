// Each object has a part and a reentrant lock for it.
import java.util.*;
class Part { int n; void op() { n++; } int get() { return n; } }
class Foo {
    private final java.util.concurrent.locks.Lock lock = new java.util.concurrent.locks.ReentrantLock();
    private final Part h = new Part();
    void m() { lock.lock(); try { h.op(); } finally { lock.unlock(); } }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
