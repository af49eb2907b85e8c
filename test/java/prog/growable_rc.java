// A growable sequence, all of whose methods are synchronised; its copy constructor reads the other's fields without its lock.
public class Main {
    static class Seq {
        private Object[] items;
        private int count;

        Seq(int capacity) {
            items = new Object[capacity];
        }

        Seq(Seq other) {
            count = other.count; // RACE! count
            items = new Object[count];
            System.arraycopy(other.items, 0, items, 0, count); // RACE! items elements
        }

        synchronized void add(Object o) {
            if (count == items.length) {
                Object[] larger = new Object[count * 2 + 1];
                System.arraycopy(items, 0, larger, 0, count); // RACE
                items = larger; // RACE! items
            }
            items[count++] = o; // RACE! count elements
        }

        synchronized Object removeLast() {
            if (count == 0)
                return null;
            Object last = items[--count]; // RACE! count
            items[count] = null; // RACE! elements
            return last;
        }

        synchronized int size() {
            return count;
        }
    }

    static class Filler extends Thread {
        private final Seq seq;

        Filler(Seq seq) {
            this.seq = seq;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                seq.add("item " + i);
                if (i % 3 == 0)
                    seq.removeLast();
            }
        }
    }

    static class Copier extends Thread {
        private final Seq seq;

        Copier(Seq seq) {
            this.seq = seq;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                Seq copy = new Seq(seq);
                copy.add("end");
                if (copy.size() == 0)
                    System.out.println("empty");
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Seq seq = new Seq(4);
        Filler filler = new Filler(seq);
        Copier copier = new Copier(seq);
        filler.start();
        copier.start();
        filler.join();
        copier.join();
        System.out.println(seq.size());
    }
}
