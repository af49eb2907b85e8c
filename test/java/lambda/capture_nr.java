// The same, with a lock that is captured as well.
class Main {
    public static void main(String[] args) throws InterruptedException {
        int[] counter = {0};
        Object lock = new Object();
        Runnable add = () -> {
            synchronized (lock) {
                counter[0]++; // NORACE
            }
        };
        Thread a = new Thread(add);
        Thread b = new Thread(add);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter[0]); // NORACE
    }
}
