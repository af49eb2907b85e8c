// Every desk has a lock and a linked list, but one method forgets the lock.
import java.util.concurrent.locks.*;
class Sheet {
    final int number;
    Sheet next;
    Sheet(int number) { this.number = number; }
}
class Pile {
    private Sheet top, bottom;
    void add(Sheet s) {
        if (bottom == null) // RACE! b
            top = s; // RACE! t
        else
            bottom.next = s; // RACE! b n
        bottom = s; // RACE! b
    }
    Sheet poll() {
        Sheet s = top; // RACE! t
        if (s != null) {
            top = s.next; // RACE! t n
            if (top == null) // RACE! t
                bottom = null; // RACE! b
            s.next = null; // RACE! n
        }
        return s;
    }
}
class Desk {
    private final Lock lock = new ReentrantLock();
    private final Pile pile = new Pile();
    void put(Sheet s) {
        pile.add(s);
    }
    Sheet get() {
        lock.lock();
        try {
            return pile.poll();
        } finally {
            lock.unlock();
        }
    }
}
class Main {
    public static void main(String[] args) {
        Desk[] desks = new Desk[3];
        for (int i = 0; i < 3; i++)
            desks[i] = new Desk();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (int k = 0; k < 30; k++)
                    desks[k % 3].put(new Sheet(k));
            }).start();
            Desk mine = desks[i];
            new Thread(() -> {
                for (Sheet s = mine.get(); s != null; s = mine.get())
                    System.out.println(s.number);
            }).start();
        }
    }
}
