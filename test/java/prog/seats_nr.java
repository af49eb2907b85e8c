// The same sellers with a lock of the class and a volatile flag.
public class Main extends Thread {
    static int soldSoFar = 0;
    static volatile boolean stopSales = false;
    static final int CAPACITY = 100;
    private final int cushion;
    private final String[] log = new String[8];
    private int sales;
    Main(int cushion) { this.cushion = cushion; }
    private static synchronized int sell() { return ++soldSoFar; }
    public void run() {
        while (!stopSales) {
            int sold = sell();
            log[sales % log.length] = "ticket " + sales;
            sales++;
            if (sold > CAPACITY - cushion)
                stopSales = true;
        }
    }
    public static void main(String[] args) throws Exception {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        Main[] sellers = new Main[n];
        for (int i = 0; i < n; i++) {
            sellers[i] = new Main(n);
            sellers[i].start();
        }
        for (int i = 0; i < n; i++)
            sellers[i].join();
        int all = 0;
        for (Main s : sellers) all += s.sales;
        System.out.println(soldSoFar + " sold, " + all + " counted, " + stopSales);
    }
}
