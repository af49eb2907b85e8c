// Sellers of tickets: the check and the sale are not one step, and a static flag stops the sale.
public class Main extends Thread {
    static int soldSoFar = 0;
    static boolean stopSales = false;
    static final int CAPACITY = 100;
    private final int cushion;
    private final String[] log = new String[8];
    private int sales;
    Main(int cushion) { this.cushion = cushion; }
    public void run() {
        while (!stopSales) { // RACE! stop
            soldSoFar++; // RACE! sold
            log[sales % log.length] = "ticket " + sales;
            sales++;
            if (soldSoFar > CAPACITY - cushion) // RACE! sold
                stopSales = true; // RACE! stop
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
