// The lock is a boxed counter that changes under its own lock.
public class Main {
    private static Integer counter = 0;
    private static long checks;

    static class Incrementer implements Runnable {
        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                synchronized (counter) { // RACE! c
                    counter++; // RACE! c
                    checks++; // RACE! k
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(new Incrementer());
        Thread b = new Thread(new Incrementer());
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter + " " + checks);
    }
}
