// The part of the next object is used under the own monitor.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    Foo next;
    private final Part h = new Part();
    synchronized void m() { h.op(); if (next != null) next.h.op(); }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        Foo last = null;
        for (int i = 0; i < 9; i++) { Foo f = new Foo(); f.next = last; all.add(f); last = f; }
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
