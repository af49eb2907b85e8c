// nobody notifies
class Main {
    static final Object lock = new Object();
    static boolean ready;

    static void waiter() {
        synchronized (lock) {
            while (!ready) {
                try {
                    lock.wait(); // DEADLOCK!
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Main::waiter);
        one.start();
        synchronized (lock) {
            ready = true;
        }
        one.join();
    }
}
