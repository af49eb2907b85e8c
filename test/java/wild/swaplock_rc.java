// The list that is locked is exchanged for a new one inside of the region.
import java.util.ArrayList;
import java.util.List;
public class Main {
    static class Journal {
        private List<String> pending = new ArrayList<>();
        private int flushed;
        void add(String s) {
            synchronized (pending) { // RACE! p
                pending.add(s); // RACE! p
            }
        }
        List<String> drain() {
            synchronized (pending) {
                List<String> old = pending;
                pending = new ArrayList<>(); // RACE! p
                flushed += old.size(); // RACE p
                return old;
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Journal j = new Journal();
        Thread[] writers = new Thread[3];
        for (int i = 0; i < writers.length; i++) {
            int id = i;
            writers[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    j.add(id + ":" + k);
                }
            });
            writers[i].start();
        }
        for (int k = 0; k < 5; k++) {
            System.out.println(j.drain().size()); // RACE p
        }
        for (Thread t : writers) {
            t.join();
        }
        System.out.println(j.drain().size() + j.flushed);
    }
}
