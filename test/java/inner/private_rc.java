// Private members of the outer class, used by a nested one.
class Main {
    private static int hits;
    static class Worker extends Thread {
        @Override public void run() {
            hits++; // RACE!
        }
    }
    public static void main(String[] args) {
        new Worker().start();
        new Worker().start();
    }
}
