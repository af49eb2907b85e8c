// Each object has a part and two lock objects for it.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    private final Object a = new Object(), b = new Object();
    private final Part h = new Part();
    void m() { synchronized (a) { h.op(); } }
    void k() { synchronized (b) { h.op(); } }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); f.k(); } }).start();
    }
}
