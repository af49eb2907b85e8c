// Airline: agents sell seats, check and sale under one lock; each counts for itself.
public class Main {
    static final int SEATS = 20;
    private int sold = 0;
    private final boolean[] taken = new boolean[SEATS];

    synchronized boolean sell() {
        if (sold >= SEATS) // NORACE
            return false;
        taken[sold] = true; // NORACE
        sold++; // NORACE
        return true;
    }

    class Agent implements Runnable {
        private int mine = 0;

        public void run() {
            while (sell())
                mine++; // NORACE
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main flight = new Main();
        Agent[] agents = new Agent[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            agents[i] = flight.new Agent();
            threads[i] = new Thread(agents[i]);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            threads[i].join();
            sum += agents[i].mine; // NORACE
        }
        System.out.println(sum + " of " + flight.sold); // NORACE
    }
}
