public class Main {
    static class Worker extends Thread {
        int done;
        @Override public void run() {
            done++;
            Main.ticks++; // DEADLOCK!
        }
    }

    static int ticks;

    static {
        Worker w = new Worker();
        w.start();
        try {
            w.join(); // DEADLOCK!
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
        ticks = w.done;
    }

    public static void main(String[] args) {
        System.out.println(ticks);
    }
}
