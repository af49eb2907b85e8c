// Threads in a list, joined one after the other.
import java.util.ArrayList;
import java.util.List;
class Main {
    static int done;
    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                synchronized (Main.class) {
                    done++;
                }
            });
            threads.add(t);
            t.start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(done);
    }
}
