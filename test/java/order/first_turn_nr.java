// The turn is set when the object is made; who waits for it comes second.
public class Main {
    static class Turn { volatile int who; Turn(boolean b) { who = 1; } }
    static Turn t;
    static int data;
    public static void main(String[] args) throws InterruptedException {
        t = new Turn(args.length > 0);
        Thread a = new Thread(() -> { data = 1; // NORACE
            t.who = 0; });
        Thread b = new Thread(() -> { while (t.who != 0) Thread.onSpinWait(); data = 2; // NORACE
            });
        a.start(); b.start();
    }
}
