// Several objects have the same part, each its own monitor.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    private final Part h;
    Foo(Part p) { h = p; }
    synchronized void m() { h.op(); }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < 3; i++) parts.add(new Part());
        for (int i = 0; i < 9; i++) all.add(new Foo(parts.get(i % 3)));
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
