// A wrapper with a mutex around a bag: addAll of another wrapper walks through that one's bag without its mutex.
// heddle: --open
import java.util.ArrayList;
import java.util.List;
public class Main {
    private final List<Object> items = new ArrayList<>();
    private final Object mutex = new Object();
    private int additions;
    public boolean add(Object o) {
        synchronized (mutex) {
            additions++;
            return items.add(o); // RACE! i
        }
    }
    public boolean remove(Object o) {
        synchronized (mutex) {
            return items.remove(o); // RACE! i
        }
    }
    public void addAll(Main other) {
        synchronized (mutex) {
            for (Object o : other.items) { // RACE! i
                items.add(o); // RACE! i
            }
            additions++;
        }
    }
    public boolean sameSize(Main other) {
        int mine;
        int theirs;
        synchronized (mutex) {
            mine = items.size();
        }
        synchronized (other.mutex) {
            theirs = other.items.size();
        }
        return mine == theirs;
    }
    public int additions() {
        synchronized (mutex) {
            return additions;
        }
    }
}
