// A local class captures a variable and a field of the object around it.
class Main {
    int hits;
    void go() {
        final int step = 2;
        class Worker extends Thread {
            @Override public void run() {
                hits += step; // RACE!
            }
        }
        new Worker().start();
        new Worker().start();
    }
    public static void main(String[] args) {
        new Main().go();
    }
}
