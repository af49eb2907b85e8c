// Threads with a buffer of their own also append to a common one.
import java.util.ArrayList;
import java.util.List;
class Main {
    static class Worker extends Thread {
        private final List<Integer> own = new ArrayList<>();
        private final List<Integer> all;
        Worker(List<Integer> all) {
            this.all = all;
        }
        public void run() {
            own.add(1);
            all.add(2); // RACE!
        }
    }
    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < 3; i++)
            new Worker(all).start();
    }
}
