// The turn is set only in some runs; in others nobody waits.
public class Main {
    static class Turn { volatile int who; Turn(boolean b) { if (b) who = 1; } }
    static Turn t;
    static int data;
    public static void main(String[] args) throws InterruptedException {
        t = new Turn(args.length > 0);
        Thread a = new Thread(() -> { data = 1; // RACE!
            t.who = 0; });
        Thread b = new Thread(() -> { while (t.who != 0) Thread.onSpinWait(); data = 2; // RACE!
            });
        a.start(); b.start();
    }
}
