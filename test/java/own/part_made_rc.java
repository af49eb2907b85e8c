// The part is taken over from another object.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    private Part h = new Part();
    synchronized void m() { h.op(); }
    void share(Foo o) { h = o.h; }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 1; i < 9; i++) all.get(i).share(all.get(i - 1));
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
