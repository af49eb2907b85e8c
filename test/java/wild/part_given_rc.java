// A constructor gets the part of another object.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    private Part h;
    Foo() { h = new Part(); }
    Foo(Part p) { h = p; }
    Part part() { return h; }
    synchronized void m() { h.op(); }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) { Foo f = new Foo(); all.add(f); all.add(new Foo(f.part())); }
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
