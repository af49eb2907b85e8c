// Agents sell seats of one flight; the check and the sale are not one step and nobody locks.
public class Main {
    private static final int SEATS = 90;
    private static final int AGENTS = 8;

    static class Flight {
        private final int capacity;
        private int sold;
        private boolean full;

        Flight(int capacity) {
            this.capacity = capacity;
        }

        boolean sell() {
            if (full) // RACE! full
                return false;
            sold = sold + 1; // RACE! sold
            if (sold >= capacity) // RACE! sold
                full = true; // RACE! full
            return true;
        }

        int sold() {
            return sold;
        }
    }

    static class Agent extends Thread {
        private final Flight flight;
        private int commission;

        Agent(Flight flight, int number) {
            super("agent-" + number);
            this.flight = flight;
        }

        @Override
        public void run() {
            while (flight.sell()) {
                commission += 5;
                Thread.yield();
            }
        }

        int commission() {
            return commission;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Flight flight = new Flight(SEATS);
        Agent[] agents = new Agent[AGENTS];
        for (int i = 0; i < AGENTS; i++) {
            agents[i] = new Agent(flight, i);
            agents[i].start();
        }
        int paid = 0;
        for (int i = 0; i < AGENTS; i++) {
            agents[i].join();
            paid += agents[i].commission();
        }
        if (flight.sold() > SEATS)
            System.out.println("overbooked " + flight.sold());
        System.out.println(paid);
    }
}
