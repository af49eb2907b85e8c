// The lock is a final field.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class Registry {
        private final List<String> names = new ArrayList<>();
        void add(String s) {
            synchronized (names) {
                names.add(s);
            }
        }
        void clear() {
            synchronized (names) {
                names.clear();
            }
        }
    }
    public static void main(String[] args) {
        Registry r = new Registry();
        for (int i = 0; i < 3; i++)
            new Thread(() -> r.add("x")).start();
        new Thread(r::clear).start();
        new Thread(r::clear).start();
    }
}
