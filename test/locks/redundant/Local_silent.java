class Local {
    private static final Object lock = new Object();
    private static int total;

    static class Worker extends Thread {
        public void run() {
            StringBuilder own = new StringBuilder();
            int[] cells = new int[4];
            synchronized (lock) {
                cells[0] = 1;
                cells[1] = cells[0] + 1;
                total += cells[1];
            }
            own.append(cells[1]);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker a = new Worker(), b = new Worker();
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
