// A lazily made helper of a shared object, made by two threads.
import java.util.*;
public class Main {
    static class Report {
        private List<String> lines;
        private int hash;
        List<String> lines() {
            if (lines == null) // RACE! l
                lines = new ArrayList<>(); // RACE! l
            return lines; // RACE! l
        }
        public int hashCode() {
            int h = hash; // RACE! h
            if (h == 0) {
                h = 31;
                hash = h; // RACE! h
            }
            return h;
        }
    }
    public static void main(String[] args) throws Exception {
        Report r = new Report();
        Thread t = new Thread(() -> {
            r.lines().add("x"); // RACE! e
            r.hashCode();
        });
        t.start();
        r.lines().add("y"); // RACE! e
        r.hashCode();
        t.join();
        System.out.println(r.lines().size());
    }
}
