// Threads in an array, all work on one object.
class Main {
    static class Sum {
        int value;
        void add(int n) {
            value += n; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Sum sum = new Sum();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> sum.add(1));
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(sum.value);
    }
}
