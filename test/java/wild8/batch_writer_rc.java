// The flusher copies the reference, but does not swap: producers go on adding to the list it writes.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Batcher {
        private final Object lock = new Object();
        private List<String> pending = new ArrayList<>();

        void add(String s) {
            synchronized (lock) {
                pending.add(s); // RACE!
            }
        }

        void flush() {
            List<String> batch;
            synchronized (lock) {
                batch = pending;
            }
            for (String s : batch) // RACE!
                System.out.println(s);
            synchronized (lock) {
                pending.clear(); // NORACE
            }
        }
    }

    public static void main(String[] args) {
        Batcher b = new Batcher();
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> {
                for (int k = 0; k < 20; k++)
                    b.add(n + ":" + k);
            }).start();
        }
        new Thread(b::flush).start();
    }
}
