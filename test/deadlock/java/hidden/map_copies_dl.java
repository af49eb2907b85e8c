// Two synchronized maps are copied into each other.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class Main {
    private final Map<String, Integer> near = Collections.synchronizedMap(new HashMap<>());
    private final Map<String, Integer> far = Collections.synchronizedMap(new HashMap<>());

    void push() {
        far.putAll(near); // DEADLOCK!
    }

    void pull() {
        near.putAll(far); // DEADLOCK!
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.near.put("a", 1);
        m.far.put("b", 2);
        Thread a = new Thread(m::push);
        Thread b = new Thread(m::pull);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
