// The same with synchronised methods.
import java.util.Timer;
import java.util.TimerTask;
class Main extends TimerTask {
    private int ticks;
    @Override public synchronized void run() {
        ticks++; // NORACE
    }
    synchronized int ticks() {
        return ticks; // NORACE
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Timer(true).schedule(m, 0, 10);
        System.out.println(m.ticks());
    }
}
