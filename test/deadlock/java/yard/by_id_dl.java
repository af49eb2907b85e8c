// Money goes from account to account, under both monitors, the payer's first.
import java.util.concurrent.ThreadLocalRandom;

class Account {
    final long id;
    private long cents;

    Account(long id, long cents) {
        this.id = id;
        this.cents = cents;
    }

    void add(long c) {
        cents += c;
    }

    long cents() {
        return cents;
    }
}

class Bank {
    private final Account[] accounts = new Account[10];

    Bank() {
        for (int i = 0; i < accounts.length; i++)
            accounts[i] = new Account(i, 1000);
    }

    Account any() {
        return accounts[ThreadLocalRandom.current().nextInt(accounts.length)];
    }

    boolean transfer(Account from, Account to, long c) {
        if (from == to)
            return false;
        Account first = from, second = to;
        synchronized (first) { // DEADLOCK
            synchronized (second) { // DEADLOCK!
                if (from.cents() < c)
                    return false;
                from.add(-c);
                to.add(c);
                return true;
            }
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        Thread[] tellers = new Thread[3];
        for (int i = 0; i < tellers.length; i++) {
            tellers[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++)
                    bank.transfer(bank.any(), bank.any(), k % 50);
            });
            tellers[i].start();
        }
        for (Thread t : tellers)
            t.join();
    }
}
