// A timer task and main share a plain count.
import java.util.*;
public class Main {
    static int ticks;
    static List<String> log = new ArrayList<>();
    public static void main(String[] args) throws Exception {
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            @Override public void run() {
                ticks++; // RACE! t
                log.add("tick"); // RACE! l
            }
        }, 0, 10);
        Thread.sleep(100);
        System.out.println(ticks); // RACE! t
        timer.cancel();
        log.add("end"); // RACE! l
    }
}
