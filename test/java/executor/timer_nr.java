// Tasks of one timer run one after the other.
import java.util.Timer;
import java.util.TimerTask;
class Main {
    static int ticks;
    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                ticks++;
            }
        }, 10, 10);
        timer.schedule(new TimerTask() {
            public void run() {
                ticks--;
            }
        }, 20, 20);
    }
}
