/** A bank whose clerks move money under a lock and count what they did without one. */
public class Bank {
    private final int[] accounts = new int[8];
    private int transfers;

    void transfer(int from, int to, int amount) {
        synchronized (accounts) {
            accounts[from] -= amount;
            accounts[to] += amount;
        }
        transfers++; /* outside of the block since the log line was removed */
    }

    int total() {
        synchronized (accounts) {
            int sum = 0;
            for (int money : accounts)
                sum += money;
            return sum;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Bank bank = new Bank();
        Thread[] clerks = new Thread[4];
        for (int i = 0; i < clerks.length; i++) {
            int from = i;
            clerks[i] = new Thread(() -> {
                for (int n = 0; n < 1000; n++)
                    bank.transfer(from, n % 8, 1);
            });
            clerks[i].start();
        }
        for (Thread clerk : clerks)
            clerk.join();
        System.out.println(bank.transfers + " transfers, " + bank.total() + " in all");
    }
}
