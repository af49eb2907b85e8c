// Spins until a plain flag is set, then uses what was prepared.
public class Main {
    private static boolean ready;
    private static int number;
    private static String text;

    private static class ReaderThread extends Thread {
        @Override
        public void run() {
            while (!ready) // RACE! r
                Thread.yield();
            System.out.println(number + text); // RACE! n
        }
    }

    public static void main(String[] args) {
        new ReaderThread().start();
        number = 42; // RACE! n
        text = "!"; // RACE! n
        ready = true; // RACE! r
    }
}
