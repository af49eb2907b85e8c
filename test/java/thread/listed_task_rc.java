// Threads in a list, two for each task.
import java.util.ArrayList;
import java.util.List;
class Main implements Runnable {
    private int done;
    public void run() {
        done++; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Main task = new Main();
            all.add(new Thread(task));
            all.add(new Thread(task));
        }
        for (Thread t : all)
            t.start();
        for (Thread t : all)
            t.join();
    }
}
