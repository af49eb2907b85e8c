public class Main {
    static class Worker extends Thread {
        int done;
        @Override public void run() {
            done++;
        }
    }

    static int ticks;

    static {
        Worker w = new Worker();
        w.start();
        try {
            w.join();
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
        ticks = w.done;
    }

    public static void main(String[] args) {
        System.out.println(ticks);
    }
}
