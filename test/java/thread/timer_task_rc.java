// The timer's thread changes the task that the main thread looks at.
import java.util.Timer;
import java.util.TimerTask;
class Main extends TimerTask {
    int ticks;
    @Override public void run() {
        ticks++; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Timer(true).schedule(m, 0, 10);
        System.out.println(m.ticks); // RACE!
    }
}
