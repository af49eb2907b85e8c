// The main thread reads in front of the join that may be interrupted.
class Main extends Thread {
    static int n;
    @Override public void run() {
        n = 1; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        m.start();
        System.out.println(n); // RACE!
        try {
            m.join();
        } catch (InterruptedException e) {
            e.printStackTrace();
        }
    }
}
