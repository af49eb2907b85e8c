// A worker stops by interruption and leaves its count to be read after the join.
public class Main {
    static class Worker extends Thread {
        private long steps;
        @Override public void run() {
            while (!isInterrupted()) {
                steps++;
                try {
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    interrupt();
                }
            }
        }
        long steps() { return steps; }
    }
    public static void main(String[] args) throws Exception {
        Worker w = new Worker();
        w.start();
        Thread.sleep(50);
        w.interrupt();
        w.join();
        System.out.println(w.steps());
    }
}
