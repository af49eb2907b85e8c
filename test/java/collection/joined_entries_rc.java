// The entries of a thread's map are added up before it has been joined.
import java.util.*;
class Tally extends Thread {
    private final String[] words;
    private final Map<String, Integer> counts = new HashMap<>();
    Tally(String[] words) { this.words = words; }
    @Override
    public void run() {
        for (String w : words)
            counts.merge(w, 1, Integer::sum); // RACE!
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
            for (Map.Entry<String, Integer> e : t.counts().entrySet()) // RACE!
                sum.merge(e.getKey(), e.getValue(), Integer::sum); // RACE
            t.join();
        }
        System.out.println(sum);
    }
}
