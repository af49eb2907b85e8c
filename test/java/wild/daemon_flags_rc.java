// A background service as in a database: flags that are set before it is woken, and a count that is read at any time.
import java.util.ArrayList;
import java.util.List;
interface Serviceable {
    boolean perform(int context);
}
class BasicDaemon implements Runnable {
    private final List<Serviceable> clients = new ArrayList<>();
    private boolean inPause;
    private boolean stopRequested;
    private boolean awakened;
    private int serviced;
    int subscribe(Serviceable s) {
        synchronized (this) {
            clients.add(s); // NORACE
            return clients.size() - 1;
        }
    }
    void pause() {
        inPause = true; // NORACE
    }
    void resume() {
        inPause = false; // NORACE
        wakeUp();
    }
    synchronized void wakeUp() {
        awakened = true; // NORACE
        notifyAll();
    }
    synchronized void stop() {
        stopRequested = true; // NORACE
        notifyAll();
    }
    int serviced() {
        return serviced; // RACE! s
    }
    private synchronized Serviceable next(int i) {
        return i < clients.size() ? clients.get(i) : null; // NORACE
    }
    private synchronized boolean rest() {
        while (!awakened && !stopRequested) { // NORACE
            try {
                wait(500);
            } catch (InterruptedException e) {
                return true;
            }
        }
        awakened = false; // NORACE
        return stopRequested; // NORACE
    }
    @Override
    public void run() {
        while (!rest()) {
            int i = 0;
            for (Serviceable s = next(i); s != null; s = next(++i)) {
                if (inPause) { // NORACE
                    break;
                }
                s.perform(i);
                serviced++; // RACE! s
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        BasicDaemon daemon = new BasicDaemon();
        Thread thread = new Thread(daemon, "daemon");
        thread.setDaemon(true);
        thread.start();
        daemon.subscribe(c -> c > 3);
        daemon.pause();
        daemon.subscribe(c -> c < 3);
        daemon.resume();
        daemon.wakeUp();
        System.out.println(daemon.serviced());
        daemon.stop();
        thread.join();
    }
}
