// Joins whose interruption is caught and forgotten, in a loop.
class Main extends Thread {
    static int n;
    @Override public void run() {
        synchronized (Main.class) {
            n++; // NORACE
        }
    }
    public static void main(String[] args) {
        Thread[] all = new Thread[4];
        for (int i = 0; i < 4; i++) {
            all[i] = new Main();
            all[i].start();
        }
        for (int i = 0; i < 4; i++) {
            try {
                all[i].join();
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        }
        System.out.println(n); // NORACE
    }
}
