// A synchronised map is walked without its lock while another thread puts.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class Main {
    private final Map<String, Integer> scores = Collections.synchronizedMap(new HashMap<String, Integer>());

    void play(String name) {
        for (int i = 0; i < 50; i++)
            scores.put(name + i, i); // RACE!
    }

    int total() {
        int sum = 0;
        for (Map.Entry<String, Integer> e : scores.entrySet()) // RACE!
            sum += e.getValue(); // RACE
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        final Main m = new Main();
        Thread a = new Thread(new Runnable() {
            @Override
            public void run() {
                m.play("a");
            }
        });
        a.start();
        System.out.println(m.total());
        a.join();
    }
}
