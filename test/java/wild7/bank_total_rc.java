// Transfers lock both accounts in order, the total sums up without locks.
public class Main {
    static class Account {
        final int id;
        private long balance;

        Account(int id, long balance) {
            this.id = id;
            this.balance = balance;
        }
    }

    static class Bank {
        final Account[] accounts;

        Bank(int n) {
            accounts = new Account[n];
            for (int i = 0; i < n; i++)
                accounts[i] = new Account(i, 100);
        }

        void transfer(int from, int to, long amount) {
            Account a = accounts[Math.min(from, to)], b = accounts[Math.max(from, to)];
            synchronized (a) {
                synchronized (b) {
                    accounts[from].balance -= amount; // RACE!
                    accounts[to].balance += amount; // RACE!
                }
            }
        }

        long total() {
            long sum = 0;
            for (Account a : accounts)
                sum += a.balance; // RACE!
            return sum;
        }
    }

    public static void main(String[] args) {
        Bank bank = new Bank(5);
        for (int t = 0; t < 2; t++) {
            int k = t;
            new Thread(() -> {
                for (int i = 0; i < 100; i++)
                    bank.transfer((i + k) % 5, (i + 1 + k) % 5, 1);
            }).start();
        }
        System.out.println(bank.total());
    }
}
