// A list is exchanged for a new one under the monitor, and walked outside.
import java.util.*;
class Entry {
    final int key;
    String text;
    Entry(int key, String text) { this.key = key; this.text = text; }
}
class Outbox {
    private List<Entry> open = new ArrayList<>();
    synchronized void add(Entry e) { open.add(e); }
    private synchronized List<Entry> close() {
        List<Entry> closed = open;
        open = new ArrayList<>();
        return closed;
    }
    void flush() {
        List<Entry> batch = close();
        for (Entry e : batch) {
            e.text = e.text.trim();
            System.out.println(e.key + e.text);
        }
        Iterator<Entry> it = batch.iterator();
        while (it.hasNext())
            if (it.next().key == 0)
                it.remove();
    }
}
class Main {
    public static void main(String[] args) {
        Outbox box = new Outbox();
        for (int i = 0; i < 3; i++) {
            int key = i;
            new Thread(() -> box.add(new Entry(key, " x "))).start();
        }
        new Thread(box::flush).start();
        box.flush();
    }
}
