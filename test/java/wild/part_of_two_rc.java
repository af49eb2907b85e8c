// Two objects that are made together share a part.
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
        for (int i = 0; i < 3; i++) { Part p = new Part(); all.add(new Foo(p)); all.add(new Foo(p)); }
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
