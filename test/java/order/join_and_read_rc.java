// Each result is read before its own thread is joined.
class Main extends Thread {
    int handled;
    @Override public void run() {
        for (int i = 0; i < 5; i++)
            handled++; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        Main[] all = new Main[3];
        for (int i = 0; i < 3; i++) {
            all[i] = new Main();
            all[i].start();
        }
        int n = 0;
        for (Main m : all) {
            n += m.handled; // RACE!
            m.join();
        }
        System.out.println(n);
    }
}
