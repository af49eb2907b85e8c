// The lock is the boxed counter itself, which is another object after each change.
public class Main {
    private static Integer tickets = 0; 
    private static int sold;

    static void sell() {
        synchronized (tickets) { // RACE! t
            tickets = tickets + 1; // RACE! t
            sold++; // RACE! s
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            for (int i = 0; i < 1000; i++)
                sell();
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 1000; i++)
                sell();
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(tickets + " " + sold);
    }
}
