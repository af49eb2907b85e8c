// Each thread is joined, then its own result is read, in one loop.
class Main extends Thread {
    int handled;
    @Override public void run() {
        for (int i = 0; i < 5; i++)
            handled++; // NORACE
    }
    public static void main(String[] args) throws InterruptedException {
        Main[] all = new Main[3];
        for (int i = 0; i < 3; i++) {
            all[i] = new Main();
            all[i].start();
        }
        int n = 0;
        for (Main m : all) {
            m.join();
            n += m.handled; // NORACE
        }
        System.out.println(n);
    }
}
