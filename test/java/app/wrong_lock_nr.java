// Two methods lock the same object.
class Main {
    private static final Object lockA = new Object();
    private static final Object lockB = new Object();
    static int shared;
    static void increment() {
        synchronized (lockA) {
            shared++;
        }
    }
    static void decrement() {
        synchronized (lockA) {
            shared--;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            for (int i = 0; i < 1000; i++)
                increment();
        });
        Thread t2 = new Thread(() -> {
            for (int i = 0; i < 1000; i++)
                decrement();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(shared + " " + lockB);
    }
}
