// The list that is walked is the one that others still add to.
import java.util.*;
class Entry {
    final int key;
    String text;
    Entry(int key, String text) { this.key = key; this.text = text; }
}
class Outbox {
    private List<Entry> open = new ArrayList<>();
    synchronized void add(Entry e) { open.add(e); } // RACE!
    private synchronized List<Entry> look() {
        return open;
    }
    void flush() {
        List<Entry> batch = look();
        for (Entry e : batch) // RACE!
            System.out.println(e.key + e.text);
    }
}
class Main {
    public static void main(String[] args) {
        Outbox box = new Outbox();
        for (int i = 0; i < 3; i++) {
            int key = i;
            new Thread(() -> box.add(new Entry(key, " x "))).start();
        }
        box.flush();
    }
}
