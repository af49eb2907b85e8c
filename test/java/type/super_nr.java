// The override replaces the method of the superclass, which would write.
class Main {
    static class Base extends Thread {
        static int runs;
        @Override public void run() {
            runs++; // NORACE
        }
    }
    static class Sub extends Base {
        @Override public void run() {
        }
    }
    public static void main(String[] args) {
        new Sub().start();
        new Sub().start();
    }
}
