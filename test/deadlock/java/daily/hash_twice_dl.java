// Put in order by a hash code, but the second one by another number.
class Main {
    static class Shelf {
        int books;
    }

    static void move(Shelf from, Shelf to) {
        Shelf first = System.identityHashCode(from) < System.identityHashCode(to) ? from : to;
        Shelf second = from.books < to.books ? to : from;
        synchronized (first) {
            synchronized (second) { // DEADLOCK!
                from.books--;
                to.books++;
            }
        }
    }

    public static void main(String[] args) {
        Shelf a = new Shelf(), b = new Shelf();
        new Thread(() -> move(a, b)).start();
        new Thread(() -> move(b, a)).start();
    }
}
