// Money moves between accounts; both are locked, the smaller number first. Totals are taken when all is done.
class Account {
    final int number;
    private long balance;
    private int moves;

    Account(int number, long balance) {
        this.number = number;
        this.balance = balance;
    }

    void change(long amount) {
        balance += amount;
        moves++;
    }

    long balance() {
        return balance;
    }

    int moves() {
        return moves;
    }
}

class Bank {
    private final Account[] accounts;

    Bank(int n) {
        accounts = new Account[n];
        for (int i = 0; i < n; i++)
            accounts[i] = new Account(i, 1000);
    }

    void transfer(int from, int to, long amount) {
        if (from == to)
            return;
        Account a = accounts[from], b = accounts[to];
        if (a.number < b.number) {
            synchronized (a) {
                synchronized (b) {
                    move(a, b, amount);
                }
            }
        } else {
            synchronized (b) {
                synchronized (a) {
                    move(a, b, amount);
                }
            }
        }
    }

    private void move(Account a, Account b, long amount) {
        if (a.balance() < amount)
            return;
        a.change(-amount);
        b.change(amount);
    }

    long total() {
        long sum = 0;
        for (Account a : accounts) {
            synchronized (a) {
                sum += a.balance();
            }
        }
        return sum;
    }

    int moves() {
        int n = 0;
        for (Account a : accounts)
            n += a.moves();
        return n;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank(10);
        Thread[] tellers = new Thread[4];
        for (int i = 0; i < tellers.length; i++) {
            int seed = i;
            tellers[i] = new Thread(() -> {
                for (int n = 0; n < 100; n++)
                    bank.transfer((n + seed) % 10, (n * 7 + 3) % 10, n);
            });
        }
        for (Thread t : tellers)
            t.start();
        System.out.println(bank.total());
        for (Thread t : tellers)
            t.join();
        System.out.println(bank.moves());
    }
}
