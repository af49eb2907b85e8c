// Every object keeps both sides of its own read write lock.
import java.util.*;
import java.util.concurrent.locks.*;
class Board {
    private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    private final Lock reading = both.readLock(), writing = both.writeLock();
    private final List<String> lines = new ArrayList<>();
    private int edits;
    void write(String s) {
        writing.lock();
        try {
            lines.add(s);
            edits++;
        } finally {
            writing.unlock();
        }
    }
    int size() {
        reading.lock();
        try {
            return lines.size() + edits;
        } finally {
            reading.unlock();
        }
    }
}
class Main {
    public static void main(String[] args) {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            boards.add(new Board());
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (Board b : boards) {
                    b.write("x");
                    System.out.println(b.size());
                }
            }).start();
    }
}
