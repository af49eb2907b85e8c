// Tickets of an airline: the check and the sale are not one step, and a static flag stops the sale.
public class Main implements Runnable {
    static int numSold = 0;
    static boolean stopSales = false;
    static final int CAPACITY = 30;
    private final Thread[] agents = new Thread[10];

    Main() {
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(this);
            if (stopSales) { // RACE! stop
                numSold--; // RACE! sold
                break;
            }
            agents[i].start();
        }
        if (numSold > CAPACITY) // RACE! sold
            System.out.println("bug");
    }

    public void run() {
        numSold++; // RACE! sold
        if (numSold > CAPACITY) // RACE! sold
            stopSales = true; // RACE! stop
    }

    public static void main(String[] args) {
        new Main();
    }
}
