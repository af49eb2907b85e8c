// The lock object is replaced while others may hold the old one.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    private volatile Object lock = new Object();
    private final Part h = new Part();
    void m() { synchronized (lock) { h.op(); } }
    void renew() { lock = new Object(); }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); f.renew(); } }).start();
    }
}
