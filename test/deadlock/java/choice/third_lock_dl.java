// Two locks by number; a method of a third object, which may come before them, is called under both.
class Shelf {
    final int number;
    int books;
    Shelf(int number) { this.number = number; }
    synchronized void put() { // DEADLOCK
        books++; // DEADLOCK!
    }
}

class Library {
    void swap(Shelf a, Shelf b, Shelf other) {
        Shelf first = a.number < b.number ? a : b, second = a.number < b.number ? b : a;
        synchronized (first) { // DEADLOCK
            synchronized (second) { // DEADLOCK
                a.put();
                other.put(); // DEADLOCK
            }
        }
    }
}

class Main {
    public static void main(String[] args) {
        Library library = new Library();
        Shelf[] shelves = {new Shelf(0), new Shelf(1), new Shelf(2)};
        for (int i = 0; i < 3; i++) {
            int id = i;
            new Thread(() -> library.swap(shelves[id], shelves[(id + 1) % 3], shelves[(id + 2) % 3])).start();
        }
    }
}
