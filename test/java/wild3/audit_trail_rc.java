// Accounts write into one audit trail, each under its own lock.
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;

public class Main {
    static class Audit {
        private static final SimpleDateFormat FORMAT = new SimpleDateFormat("HH:mm:ss");
        private final List<String> lines = new ArrayList<>();

        void log(String text) {
            lines.add(FORMAT.format(new Date()) + text); // RACE!
        }
    }

    static class Account {
        private final Audit audit;
        private int balance;

        Account(Audit audit) {
            this.audit = audit;
        }

        synchronized void deposit(int n) {
            balance += n; // NORACE
            audit.log("deposit " + n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Audit audit = new Audit();
        Account a = new Account(audit), b = new Account(audit);
        Thread t1 = new Thread(() -> a.deposit(5));
        Thread t2 = new Thread(() -> b.deposit(7));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(audit.lines);
    }
}
