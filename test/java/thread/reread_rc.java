// The wrong thread is joined.
class Main extends Thread {
    private int handled;
    @Override public void run() {
        for (int i = 0; i < 5; i++)
            handled++; // RACE!
    }
    int handled() {
        return handled; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        Main[] all = new Main[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Main();
            all[i].start();
        }
        int n = 0;
        for (int i = 0; i < all.length; i++) {
            all[0].join();
            n += all[i].handled();
        }
        System.out.println(n);
    }
}
