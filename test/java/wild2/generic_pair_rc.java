// A generic holder whose two setters lock two different objects.
public class Main {
    static class Pair<A, B> {
        private A first;
        private B second;
        private int changes;
        private final Object firstLock = new Object(), secondLock = new Object();

        void setFirst(A a) {
            synchronized (firstLock) {
                first = a;
                changes++; // RACE! c
            }
        }

        void setSecond(B b) {
            synchronized (secondLock) {
                second = b; // RACE! s
                changes++; // RACE! c
            }
        }

        A first() {
            synchronized (firstLock) {
                return first;
            }
        }

        B second() {
            synchronized (firstLock) {
                return second; // RACE! s
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Pair<String, Integer> pair = new Pair<>();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                pair.setFirst("v" + i);
            System.out.println(pair.second());
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                pair.setSecond(i);
            System.out.println(pair.first());
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(pair.changes);
    }
}
