// A thread that starts itself in the constructor of its base class.
public class Main {
    static abstract class Service extends Thread {
        Service() { start(); }
        abstract int step();
        public void run() { System.out.println(step()); }
    }
    static class Counter extends Service {
        private int step;
        Counter(int step) { this.step = step; } // RACE! s
        int step() { return step; } // RACE! s
    }
    public static void main(String[] args) throws Exception {
        new Counter(3).join();
    }
}
