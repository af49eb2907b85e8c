// The first value of main's slot, made when main asks, is inherited by the task that main starts.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static final ThreadLocal<List<String>> TRAIL = new InheritableThreadLocal<>() {
        @Override
        protected List<String> initialValue() {
            return new ArrayList<>();
        }
    };

    public static void main(String[] args) throws InterruptedException {
        List<String> mine = TRAIL.get();
        mine.add("start");
        Thread t = new Thread(() -> TRAIL.get().add("child")); // RACE!
        t.start();
        mine.add("main"); // RACE!
        t.join();
        System.out.println(mine.size());
    }
}
