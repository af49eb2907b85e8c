// The override calls the method of the superclass, which writes.
class Main {
    static class Base extends Thread {
        static int runs;
        @Override public void run() {
            runs++; // RACE!
        }
    }
    static class Sub extends Base {
        @Override public void run() {
            super.run();
        }
    }
    public static void main(String[] args) {
        new Sub().start();
        new Sub().start();
    }
}
