// SHARING: Queue.pending sometimes *Queue.lock
class Queue {
    static final Object lock = new Object();
    static int pending;

    static void put() {
        synchronized (lock) {
            pending = 1;
        }
    }

    static void drop() {
        pending = 0;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Queue::put), b = new Thread(Queue::drop);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
