// The innermost of many nested monitors is not the one that the other side takes.
public class Main {
    static final Object[] NONE = {};
    static final Object a = new Object(), b = new Object(), c = new Object(), d = new Object();
    static final Object e = new Object(), f = new Object(), g = new Object(), h = new Object();
    static int total;

    static void all() {
        synchronized (a) { synchronized (b) { synchronized (c) { synchronized (d) {
            synchronized (e) { synchronized (f) { synchronized (g) { synchronized (h) {
                total++; // RACE!
            } } } }
        } } } }
    }

    static void last() {
        synchronized (NONE) {
            total++; // RACE!
        }
    }

    public static void main(String[] args) {
        new Thread(Main::all).start();
        new Thread(Main::last).start();
    }
}
