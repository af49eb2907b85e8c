// Every instance of a local class counts for itself.
class Main {
    void go() {
        final int step = 2;
        class Worker extends Thread {
            int hits;
            @Override public void run() {
                hits += step; // NORACE
            }
        }
        new Worker().start();
        new Worker().start();
    }
    public static void main(String[] args) {
        new Main().go();
    }
}
