public class Main {
    static int total;

    static {
        Thread t = new Thread(() -> total = count()); // DEADLOCK
        t.start();
        try {
            t.join(); // DEADLOCK!
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    static int count() { return 7; }

    public static void main(String[] args) {
        System.out.println("main");
    }
}
