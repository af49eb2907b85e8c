// Threads in a list; the result is read before they are joined.
import java.util.ArrayList;
import java.util.List;
class Main {
    static int done;
    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                synchronized (Main.class) {
                    done++; // RACE!
                }
            });
            threads.add(t);
            t.start();
        }
        System.out.println(done); // RACE!
        for (Thread t : threads)
            t.join();
    }
}
