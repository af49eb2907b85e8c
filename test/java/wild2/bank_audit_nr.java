// Transfers and the audit hold the lock of the bank.
import java.util.HashMap;
import java.util.Map;

public class Main {
    static final class Account {
        private long balance;

        void add(long amount) {
            balance += amount; // NORACE
        }
    }

    static final class Bank {
        private final Map<String, Account> accounts = new HashMap<>();
        private final Object guard = new Object();

        void open(String name) {
            synchronized (guard) {
                accounts.putIfAbsent(name, new Account()); // NORACE
            }
        }

        boolean transfer(String from, String to, long amount) {
            synchronized (guard) {
                Account a = accounts.get(from), b = accounts.get(to);
                if (a == null || b == null)
                    return false;
                a.add(-amount);
                b.add(amount);
                return true;
            }
        }

        long audit() {
            long sum = 0;
            synchronized (guard) {
                for (Account a : accounts.values())
                    sum += a.balance; // NORACE
            }
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        bank.open("ann");
        Runnable teller = () -> {
            bank.open("bob");
            for (int k = 0; k < 1000; k++)
                bank.transfer("ann", "bob", 1);
        };
        Thread t1 = new Thread(teller), t2 = new Thread(teller);
        t1.start();
        t2.start();
        System.out.println(bank.audit());
        t1.join();
        t2.join();
        System.out.println(bank.audit());
    }
}
