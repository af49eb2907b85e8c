// Locks on string literals: equal ones are one object.
class Main {
    static int reads, writes;

    static class Reader implements Runnable {
        private final Object in = "IN";
        private final Object out = "OUT";

        @Override public void run() {
            synchronized (in) {
                synchronized (out) {
                    reads++;
                }
            }
        }
    }

    static class Writer implements Runnable {
        private final String first = "IN";
        private final String second = "OUT";

        @Override public void run() {
            synchronized (first) {
                synchronized (second) {
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
