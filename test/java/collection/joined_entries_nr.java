// Each thread counts in a map of its own; the entries are added up when it has been joined.
import java.util.*;
class Tally extends Thread {
    private final String[] words;
    private final Map<String, Integer> counts = new HashMap<>();
    Tally(String[] words) { this.words = words; }
    @Override
    public void run() {
        for (String w : words)
            counts.merge(w, 1, Integer::sum);
    }
    Map<String, Integer> counts() { return counts; }
}
class Main {
    public static void main(String[] args) throws InterruptedException {
        List<Tally> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Tally t = new Tally(args);
            all.add(t);
            t.start();
        }
        Map<String, Integer> sum = new TreeMap<>();
        for (Tally t : all) {
            t.join();
            for (Map.Entry<String, Integer> e : t.counts().entrySet())
                sum.merge(e.getKey(), e.getValue(), Integer::sum);
        }
        System.out.println(sum);
    }
}
