// The part is handed out, and used without the monitor.
import java.util.*;
class Part { int n; void op() { n++; } } // RACE!
class Foo {
    private final Part h = new Part();
    synchronized void m() { h.op(); }
    Part part() { return h; }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); f.part().op(); } }).start();
    }
}
