// Threads in a list, each with a task that nobody else has.
import java.util.ArrayList;
import java.util.List;
class Main implements Runnable {
    private int done;
    public void run() {
        done++; // NORACE
    }
    public static void main(String[] args) throws InterruptedException {
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            all.add(new Thread(new Main()));
        for (Thread t : all)
            t.start();
        for (Thread t : all)
            t.join();
    }
}
