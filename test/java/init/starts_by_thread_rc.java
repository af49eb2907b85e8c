// A class that only a thread uses: its initialiser starts another one, which meets both.
public class Main {
    static int total;
    static int seen;

    static class Pump {
        static int strokes = 1;

        static {
            new Thread(() -> {
                total += 2; // RACE! t
                seen++; // RACE! s
            }).start();
        }
    }

    static class Worker extends Thread {
        @Override
        public void run() {
            total += Pump.strokes; // RACE! t
        }
    }

    public static void main(String[] args) throws InterruptedException {
        seen = 1; // NORACE
        Worker w = new Worker();
        w.start();
        w.join();
        seen = 2; // RACE! s
    }
}
