// Nobody interrupts: both threads have ended behind the handler, here and in a function.
public class Main {
    static int apples, pears, plums;
    static void pick() throws InterruptedException {
        Thread t = new Thread(() -> apples++), u = new Thread(() -> pears++);
        t.start();
        u.start();
        t.join();
        System.out.println("half of it");
        u.join();
    }
    public static void main(String[] args) {
        Thread t = new Thread(() -> plums++), u = new Thread(() -> plums += 2);
        try {
            pick();
            t.start();
            t.join();
            u.start();
            u.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        System.out.println(apples + pears + plums); // NORACE
    }
}
