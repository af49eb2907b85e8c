// Threads of a class of their own work on blocks; the main thread reads after join.
class Main {
    static int[] data = new int[400];
    static class Worker extends Thread {
        final int from, to;
        Worker(int from, int to) {
            this.from = from;
            this.to = to;
        }
        @Override public void run() {
            for (int i = from; i < to; i++)
                data[i]++; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Worker[] workers = new Worker[3];
        for (int i = 0; i < 3; i++) {
            workers[i] = new Worker(i * 100, i * 100 + 100);
            workers[i].start();
        }
        for (Worker w : workers)
            w.join();
        System.out.println(data[7]); // NORACE
    }
}
