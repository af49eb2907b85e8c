// The side for writers is that of another object's lock.
import java.util.*;
import java.util.concurrent.locks.*;
class Board {
    private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    private final Lock reading, writing;
    Board(Board other) {
        reading = both.readLock();
        writing = (other == null ? this : other).both.writeLock();
    }
    private final List<String> lines = new ArrayList<>();
    private int edits;
    void write(String s) {
        writing.lock();
        try {
            lines.add(s); // RACE! l
            edits++; // RACE! e
        } finally {
            writing.unlock();
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
            boards.add(new Board(boards.isEmpty() ? null : boards.get(0)));
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (Board b : boards) {
                    b.write("x");
                    System.out.println(b.size());
                }
            }).start();
    }
}
