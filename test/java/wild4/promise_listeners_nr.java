// A promise: the result is volatile, the listeners are kept under the monitor until it is complete.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

class Promise<V> {
    private volatile Object result;
    private List<Consumer<V>> listeners;
    private int waiters;

    @SuppressWarnings("unchecked")
    V get() throws InterruptedException {
        if (result == null) {
            synchronized (this) {
                while (result == null) {
                    waiters++; // NORACE
                    try {
                        wait();
                    } finally {
                        waiters--; // NORACE
                    }
                }
            }
        }
        return (V) result;
    }

    boolean trySuccess(V value) {
        synchronized (this) {
            if (result != null)
                return false;
            result = value;
            if (waiters > 0) // NORACE
                notifyAll();
        }
        fire();
        return true;
    }

    void addListener(Consumer<V> l) {
        synchronized (this) {
            if (result == null) {
                if (listeners == null) // NORACE
                    listeners = new ArrayList<>(2); // NORACE
                listeners.add(l); // NORACE
                return;
            }
        }
        call(l);
    }

    @SuppressWarnings("unchecked")
    private void call(Consumer<V> l) {
        l.accept((V) result);
    }

    private void fire() {
        List<Consumer<V>> all;
        synchronized (this) {
            all = listeners; // NORACE
            listeners = null; // NORACE
        }
        if (all != null)
            for (Consumer<V> l : all) // NORACE
                call(l);
    }
}

public class Main {
    static class Response {
        int status;
        String body;
    }

    public static void main(String[] args) throws InterruptedException {
        Promise<Response> promise = new Promise<>();
        new Thread(() -> {
            Response r = new Response();
            r.status = 200; // NORACE
            r.body = "hello"; // NORACE
            promise.trySuccess(r);
        }).start();
        new Thread(() -> promise.addListener(r -> System.out.println("listener " + r.status))).start(); // NORACE
        promise.addListener(r -> System.out.println("first " + r.body)); // NORACE
        System.out.println(promise.get().body); // NORACE
    }
}
