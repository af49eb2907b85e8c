// Threads in an array, each with a sum of its own.
class Main {
    static class Sum extends Thread {
        int value;
        public void run() {
            value += 1;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Sum[] threads = new Sum[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Sum();
            threads[i].start();
        }
        int total = 0;
        for (Sum t : threads)
            t.join();
        for (Sum t : threads)
            total += t.value;
        System.out.println(total);
    }
}
