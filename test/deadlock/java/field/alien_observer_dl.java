// Effective Java, item 79: an observer uses another thread to unsubscribe, and waits for it
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

interface SetObserver { void added(ObservableSet set, int element); }

class ObservableSet {
    private final List<SetObserver> observers = new ArrayList<>();

    void addObserver(SetObserver o) {
        synchronized (observers) {
            observers.add(o);
        }
    }
    boolean removeObserver(SetObserver o) {
        synchronized (observers) { // DEADLOCK
            return observers.remove(o);
        }
    }
    void add(int element) {
        synchronized (observers) { // DEADLOCK
            for (SetObserver o : observers)
                o.added(this, element); // DEADLOCK
        }
    }
}

class Main {
    public static void main(String[] args) {
        ObservableSet set = new ObservableSet();
        set.addObserver(new SetObserver() {
            @Override public void added(ObservableSet s, int e) {
                System.out.println(e);
                if (e == 23) {
                    ExecutorService exec = Executors.newSingleThreadExecutor();
                    try {
                        exec.submit(() -> s.removeObserver(this)).get(); // DEADLOCK!
                    } catch (ExecutionException | InterruptedException ex) {
                        throw new AssertionError(ex);
                    } finally {
                        exec.shutdown();
                    }
                }
            }
        });
        for (int i = 0; i < 100; i++)
            set.add(i);
    }
}
