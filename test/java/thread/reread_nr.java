// The array is read again for the result of the thread that was joined.
class Main extends Thread {
    private int handled;
    @Override public void run() {
        for (int i = 0; i < 5; i++)
            handled++; // NORACE
    }
    int handled() {
        return handled; // NORACE
    }
    public static void main(String[] args) throws InterruptedException {
        Main[] all = new Main[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Main();
            all[i].start();
        }
        int n = 0;
        for (int i = 0; i < all.length; i++) {
            all[i].join();
            n += all[i].handled();
        }
        System.out.println(n);
    }
}
