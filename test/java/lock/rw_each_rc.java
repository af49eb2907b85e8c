// Every object has a read write lock of its own, but one method changes things under its reading side.
import java.util.*;
import java.util.concurrent.locks.*;
class Shelf {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private int books;
    private String label = "";
    void put(int n) {
        lock.readLock().lock();
        try {
            books += n; // RACE! b
            label = "now " + books; // RACE! b l
        } finally {
            lock.readLock().unlock();
        }
    }
    int count() {
        lock.readLock().lock();
        try {
            return books + label.length(); // RACE! b l
        } finally {
            lock.readLock().unlock();
        }
    }
}
class Main {
    public static void main(String[] args) {
        List<Shelf> shelves = new ArrayList<>();
        for (int i = 0; i < 9; i++)
            shelves.add(new Shelf());
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                for (Shelf s : shelves) {
                    s.put(1);
                    System.out.println(s.count());
                }
            }).start();
    }
}
