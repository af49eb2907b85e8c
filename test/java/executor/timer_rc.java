// A timer task and the main thread.
import java.util.Timer;
import java.util.TimerTask;
class Main {
    static int ticks;
    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                ticks++; // RACE!
            }
        }, 10, 10);
        Thread.sleep(100);
        System.out.println(ticks); // RACE!
        timer.cancel();
    }
}
