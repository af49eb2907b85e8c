// Locks only if the object says that it is shared, and the flag is set too late.
public class Main {
    static class Buffer {
        private final Object lock = new Object();
        private boolean concurrent;
        private int size;

        void setConcurrent() {
            concurrent = true; // RACE! c
        }

        void add() {
            if (concurrent) { // RACE! c
                synchronized (lock) {
                    size++; // RACE! s
                }
            } else {
                size++; // RACE! s
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer b = new Buffer();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                b.add();
        });
        t.start();
        b.setConcurrent();
        for (int i = 0; i < 100; i++)
            b.add();
        t.join();
        System.out.println(b.size);
    }
}
