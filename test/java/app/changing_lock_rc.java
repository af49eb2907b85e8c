// The lock is a field that is replaced while others hold it.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class Registry {
        private List<String> names = new ArrayList<>();
        void add(String s) {
            synchronized (names) { // RACE!
                names.add(s); // RACE!
            }
        }
        void clear() {
            synchronized (names) { // RACE!
                names = new ArrayList<>(); // RACE!
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
