// The map is safe, its elements are not.
import java.util.concurrent.ConcurrentHashMap;
class Main {
    static class Account {
        int balance;
    }
    static final ConcurrentHashMap<String, Account> accounts = new ConcurrentHashMap<>();
    static void pay(String who) {
        Account a = accounts.get(who);
        a.balance += 10; // RACE!
    }
    public static void main(String[] args) {
        accounts.put("x", new Account());
        new Thread(() -> pay("x")).start();
        new Thread(() -> pay("x")).start();
    }
}
