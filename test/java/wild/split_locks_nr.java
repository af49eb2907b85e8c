// Two lists with a lock each, a third value behind both.
import java.util.*;
import java.util.concurrent.locks.*;
public class Main {
    private final Object aLock = new Object();
    private final Lock bLock = new ReentrantLock();
    private final List<Integer> a = new LinkedList<>();
    private final List<Integer> b = new LinkedList<>();
    private int both;
    void addA(int x) { synchronized (aLock) { a.add(x); } }
    void addB(int x) {
        bLock.lock();
        try {
            b.add(x);
        } finally {
            bLock.unlock();
        }
    }
    void move() {
        synchronized (aLock) {
            bLock.lock();
            try {
                while (!a.isEmpty())
                    b.add(a.remove(0));
                both++;
            } finally {
                bLock.unlock();
            }
        }
    }
    int both() { synchronized (aLock) { return both; } }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                m.addA(1);
                m.addB(2);
                m.move();
                System.out.println(m.both());
            }).start();
    }
}
