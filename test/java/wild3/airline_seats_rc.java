// Airline: agents sell seats; the check for a full plane is made without the lock of the sale.
public class Main {
    static final int SEATS = 20;
    private int sold = 0;
    private boolean stop = false;
    private final boolean[] taken = new boolean[SEATS + 5];

    class Agent implements Runnable {
        private int mine = 0;

        public void run() {
            while (!stop) { // RACE! s
                if (sold >= SEATS) { // RACE! n
                    stop = true; // RACE! s
                    break;
                }
                synchronized (Main.this) {
                    taken[sold] = true;
                    sold++; // RACE! n
                    mine++;
                }
            }
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
            sum += agents[i].mine;
        }
        System.out.println(sum + " of " + flight.sold);
    }
}
