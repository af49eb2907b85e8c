// Main is interrupted while it waits for the first thread: the second one may still run.
public class Main {
    static int apples, pears;
    static void pick() throws InterruptedException {
        Thread t = new Thread(() -> apples++), u = new Thread(() -> { // RACE
            pears++; // RACE!
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> main.interrupt()).start();
        try {
            pick();
        } catch (InterruptedException e) {
            System.out.println("enough");
        }
        System.out.println(apples); // RACE
        System.out.println(pears); // RACE!
    }
}
