// Two locks by number, and a third one that is always taken first of all.
class Shelf {
    final int number;
    int books;
    Shelf(int number) { this.number = number; }
    synchronized void put() { books++; }
}

class Library {
    private final Object index = new Object();

    void swap(Shelf a, Shelf b) {
        Shelf first = a.number < b.number ? a : b, second = a.number < b.number ? b : a;
        synchronized (index) {
            synchronized (first) {
                synchronized (second) {
                    a.put();
                    b.put();
                }
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
            new Thread(() -> library.swap(shelves[id], shelves[(id + 1) % 3])).start();
        }
    }
}
