// Every object keeps both sides of its own read write lock, and writes under the one for readers.
import java.util.*;
import java.util.concurrent.locks.*;
class Board {
    private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    private final Lock reading = both.readLock(), writing = both.writeLock();
    private final List<String> lines = new ArrayList<>();
    private int edits;
    void write(String s) {
        reading.lock();
        try {
            lines.add(s); // RACE! l
            edits++; // RACE! e
        } finally {
            reading.unlock();
        }
    }
    int size() {
        reading.lock();
        try {
            return lines.size() + edits; // RACE! l e
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
