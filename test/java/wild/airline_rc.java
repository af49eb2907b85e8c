// Tickets sold by agents; a stop flag and the number of seats are plain statics.
public class Main implements Runnable {
    static int numTickets = 100;
    static int sold = 0;
    static boolean stopSales = false;
    private final Object lock = new Object();
    public void run() {
        while (!stopSales) { // RACE! s
            sell();
        }
    }
    void sell() {
        synchronized (lock) {
            sold++; // RACE! n
            if (sold >= numTickets) { // RACE! n
                stopSales = true; // RACE! s
            }
        }
    }
    public static void main(String[] args) {
        Thread[] agents = new Thread[10];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(new Main());
            agents[i].start();
        }
        for (Thread t : agents) {
            try {
                t.join();
            } catch (InterruptedException e) {
                return;
            }
        }
        System.out.println(sold > numTickets ? "oversold" : "fine");
    }
}
