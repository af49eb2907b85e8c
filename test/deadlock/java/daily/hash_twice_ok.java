// Put in order by a hash code that is asked for four times.
class Main {
    static class Shelf {
        int books;
    }

    static void move(Shelf from, Shelf to) {
        Shelf first = System.identityHashCode(from) < System.identityHashCode(to) ? from : to;
        Shelf second = System.identityHashCode(from) < System.identityHashCode(to) ? to : from;
        synchronized (first) {
            synchronized (second) {
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
