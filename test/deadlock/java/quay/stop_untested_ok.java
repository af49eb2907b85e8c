// The worker's wait looks at the flag that ends it.
import java.util.ArrayDeque;
import java.util.Queue;

class Printer extends Thread {
    private final Queue<String> jobs = new ArrayDeque<>();
    private boolean stopped;

    synchronized void print(String job) {
        jobs.add(job);
        notify();
    }

    synchronized void finish() {
        stopped = true;
        notifyAll();
    }

    @Override
    public void run() {
        while (true) {
            String job;
            synchronized (this) {
                while (jobs.isEmpty() && !stopped) {
                    try {
                        wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                if (jobs.isEmpty()) {
                    return;
                }
                job = jobs.remove();
            }
            System.out.println(job);
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Printer p = new Printer();
        p.start();
        for (int i = 0; i < 5; i++) {
            p.print("page " + i);
        }
        p.finish();
        p.join();
    }
}
