public class TwoJoins {
    static Thread a, b;

    public static void main(String[] args) throws Exception {
        a = new Thread(() -> {
            try {
                Thread.sleep(100);
                b.join(); // DEADLOCK!
            } catch (InterruptedException e) { }
        });
        b = new Thread(() -> {
            try {
                Thread.sleep(100);
                a.join(); // DEADLOCK!
            } catch (InterruptedException e) { }
        });
        a.start();
        b.start();
        a.join(); // DEADLOCK
    }
}
