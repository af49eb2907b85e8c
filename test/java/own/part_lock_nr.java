// Each object has a part and a lock object for it.
import java.util.*;
class Part { int n; void op() { n++; } int get() { return n; } }
class Foo {
    private final Object lock = new Object();
    private final Part h = new Part();
    void m() { synchronized (lock) { h.op(); } }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
