import java.util.*;
import java.util.concurrent.locks.*;

class RwDocument {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final List<String> lines = new ArrayList<>();
    private boolean indexed;

    String find(String word) {
        rw.readLock().lock();
        try {
            for (String l : lines) if (l.contains(word)) return l;
            return null;
        } finally { rw.readLock().unlock(); }
    }

    void append(String l) {
        rw.writeLock().lock();
        try {
            lines.add(l);
            indexed = false;
            index();
        } finally { rw.writeLock().unlock(); }
    }

    private void index() {
        rw.writeLock().lock();
        try {
            Collections.sort(lines);
            indexed = true;
        } finally { rw.writeLock().unlock(); }
    }

    public static void main(String[] args) {
        RwDocument d = new RwDocument();
        new Thread(() -> { for (int i = 0; i < 10; i++) d.append("line " + i); }).start();
        new Thread(() -> System.out.println(d.find("3"))).start();
    }
}
