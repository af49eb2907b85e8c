// The exchanged list is walked by two: one has kept a view of it.
import java.util.*;
class Outbox {
    private List<Integer> open = new ArrayList<>();
    private List<Integer> seen;
    synchronized void add(Integer e) { open.add(e); }
    private synchronized List<Integer> close() {
        List<Integer> closed = open;
        open = new ArrayList<>();
        return closed;
    }
    void flush() {
        List<Integer> batch = close();
        seen = batch.subList(0, 1); // RACE!
        batch.remove(0); // RACE!
    }
    int last() { return seen.get(0); } // RACE!
}
class Main {
    public static void main(String[] args) {
        Outbox box = new Outbox();
        box.add(1);
        box.add(2);
        new Thread(box::flush).start();
        System.out.println(box.last());
    }
}
