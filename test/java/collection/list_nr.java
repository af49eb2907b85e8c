// The list is locked for adding and for iterating.
import java.util.ArrayList;
import java.util.List;
class Main {
    private final List<String> names = new ArrayList<>();
    void add(String s) {
        synchronized (names) {
            names.add(s);
        }
    }
    void print() {
        synchronized (names) {
            for (String s : names)
                System.out.println(s);
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.add("x")).start();
        new Thread(m::print).start();
    }
}
