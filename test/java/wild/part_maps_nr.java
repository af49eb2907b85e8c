// Each object has a lock object, a map and a list that is replaced.
import java.util.*;
class Foo {
    private final Object lock = new Object();
    private final Map<String, Integer> h = new HashMap<>();
    private List<Integer> l = new ArrayList<>();
    void m() { synchronized (lock) { h.put("a", 1); l.add(3); l = new ArrayList<>(l); } }
}
class Main {
    public static void main(String[] args) {
        List<Foo> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Foo());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Foo f : all) { f.m(); } }).start();
    }
}
