// The lock is a boxed counter that is replaced each time it is incremented.
public class Main {
    private static Integer counter = 0;
    private static Boolean busy = Boolean.FALSE;
    private static int total;
    private static int steps;
    private static final Object STEPS = new Object();
    static class Worker extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                synchronized (counter) { // RACE! c
                    counter++; // RACE! c
                    total += 2; // RACE! t
                }
                synchronized (STEPS) {
                    steps++;
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Worker[] w = new Worker[2];
        for (int i = 0; i < w.length; i++) {
            (w[i] = new Worker()).start();
        }
        for (Worker x : w) {
            x.join();
        }
        System.out.println(counter + " " + total + " " + steps + busy);
    }
}
