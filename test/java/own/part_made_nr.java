// The part is made at first use, under the monitor.
import java.util.*;
class Part { int n; void op() { n++; } }
class Foo {
    private Part h;
    synchronized void m() { if (h == null) h = new Part(); h.op(); }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
