// An airline sells seats by agents until the number sold reaches the capacity.
public class Main implements Runnable {
    static int capacity = 200;
    static int sold = 0;
    static boolean stopSales = false;
    private final Thread[] agents;

    Main(int size, int cushion) {
        capacity = size;
        agents = new Thread[size + cushion];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(this);
            if (stopSales) { // RACE!
                sold--; // RACE!
                break;
            }
            agents[i].start();
        }
    }

    @Override
    public void run() {
        sold++; // RACE!
        if (sold > capacity) // RACE!
            stopSales = true; // RACE!
    }

    public static void main(String[] args) {
        new Main(10, 3);
    }
}
