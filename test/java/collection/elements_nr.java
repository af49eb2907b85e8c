// The map is safe, its elements lock themselves.
import java.util.concurrent.ConcurrentHashMap;
class Main {
    static class Account {
        int balance;
        synchronized void add(int n) {
            balance += n;
        }
    }
    static final ConcurrentHashMap<String, Account> accounts = new ConcurrentHashMap<>();
    static void pay(String who) {
        Account a = accounts.get(who);
        a.add(10);
    }
    public static void main(String[] args) {
        accounts.put("x", new Account());
        accounts.put("y", new Account());
        new Thread(() -> pay("x")).start();
        new Thread(() -> pay("y")).start();
    }
}
