// Private members of the outer class, changed through its synchronised method.
class Main {
    private static int hits;
    private static synchronized void hit() {
        hits++; // NORACE
    }
    static class Worker extends Thread {
        @Override public void run() {
            hit();
        }
    }
    public static void main(String[] args) {
        new Worker().start();
        new Worker().start();
    }
}
