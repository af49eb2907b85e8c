// Each object has a part that only its own synchronised methods use, by methods of the part.
import java.util.*;
class Part { int n; void op() { n++; } int get() { return n; } }
class Foo {
    private final Part h = new Part();
    synchronized void m() { h.op(); }
    int look() { synchronized (this) { return h.get(); } }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); System.out.println(f.look()); } }).start();
    }
}
