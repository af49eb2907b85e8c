// A timer samples a counter; main reads the list of samples while the timer still runs.
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;

public class Main {
    static final AtomicLong counter = new AtomicLong();
    static final List<Long> samples = new ArrayList<>();
    static long last;

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("sampler", true);
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                long now = counter.get();
                samples.add(now - last); // RACE! s
                last = now; // NORACE
            }
        }, 0, 10);
        for (int i = 0; i < 1000; i++)
            counter.incrementAndGet();
        Thread.sleep(100);
        System.out.println(samples.size() + " samples"); // RACE! s
        for (long s : samples) // RACE! s
            System.out.println(s);
        timer.cancel();
    }
}
