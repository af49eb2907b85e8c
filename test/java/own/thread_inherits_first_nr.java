// Nobody has asked for the variable before the threads start: each makes a list of its own.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static final ThreadLocal<List<String>> TRAIL = new InheritableThreadLocal<>() {
        @Override
        protected List<String> initialValue() {
            return new ArrayList<>();
        }
    };

    static void work(String name) {
        TRAIL.get().add(name); // NORACE
        TRAIL.get().add(name + " done"); // NORACE
        System.out.println(TRAIL.get().size());
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            String name = "worker " + i;
            t[i] = new Thread(() -> work(name));
            t[i].start();
        }
        for (Thread one : t)
            one.join();
    }
}
