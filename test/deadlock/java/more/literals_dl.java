// Locks on string literals: equal ones are one object.
class Main {
    static int reads, writes;

    static class Reader implements Runnable {
        private final Object in = "IN";
        private final Object out = "OUT";

        @Override public void run() {
            synchronized (in) { // DEADLOCK
                synchronized (out) { // DEADLOCK!
                    reads++;
                }
            }
        }
    }

    static class Writer implements Runnable {
        private final String first = "OUT";
        private final String second = "IN";

        @Override public void run() {
            synchronized (first) { // DEADLOCK
                synchronized (second) { // DEADLOCK!
                    writes++;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(new Reader());
        Thread b = new Thread(new Writer());
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
