// The lock is a boxed counter that changes with every step: two threads hold different locks.
public class Main {
    private static Integer counter = 0;
    private static int steps;

    static class Inc implements Runnable {
        public void run() {
            for (int i = 0; i < 1000; i++) {
                synchronized (counter) { // RACE! counter
                    counter++; // RACE! counter
                    steps++; // RACE! steps
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(new Inc());
        Thread b = new Thread(new Inc());
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter + " " + steps);
    }
}
