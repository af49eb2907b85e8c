// Counts of letters: local histograms merged under the lock of the local one.
import java.util.HashMap;
import java.util.Map;
public class Main {
    private static final String TEXT = "the quick brown fox jumps over the lazy dog";
    private final Map<Character, Integer> global = new HashMap<>();
    private int finished;
    private class Counter implements Runnable {
        private final int begin;
        private final int end;
        private final Map<Character, Integer> local = new HashMap<>();
        Counter(int begin, int end) {
            this.begin = begin;
            this.end = end;
        }
        @Override
        public void run() {
            for (int i = begin; i < end; i++) {
                local.merge(TEXT.charAt(i), 1, Integer::sum);
            }
            synchronized (local) {
                for (Map.Entry<Character, Integer> e : local.entrySet()) {
                    global.merge(e.getKey(), e.getValue(), Integer::sum); // RACE! m
                }
            }
            finished = finished + 1; // RACE! n
        }
    }
    void start() throws InterruptedException {
        int half = TEXT.length() / 2;
        Thread a = new Thread(new Counter(0, half));
        Thread b = new Thread(new Counter(half, TEXT.length()));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(global + " " + finished);
    }
    public static void main(String[] args) throws InterruptedException {
        new Main().start();
    }
}
