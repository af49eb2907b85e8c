// Objects are walked upwards, each with its monitor held while its part is used.
class Part { int n; void op() { n++; } int get() { return n; } }
class Foo {
    Foo parent;
    private final Part h = new Part();
    synchronized void m() { h.op(); }
    int look() { int s = 0; for (Foo f = this; f != null; f = f.parent) synchronized (f) { s += f.h.get(); } return s; }
}
class Main {
    public static void main(String[] args) {
        Foo r = new Foo(), x = new Foo();
        x.parent = r;
        for (int i = 0; i < 3; i++)
            new Thread(() -> { x.m(); r.m(); System.out.println(x.look()); }).start();
    }
}
