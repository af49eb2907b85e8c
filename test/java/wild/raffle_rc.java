// A raffle: numbers are drawn under the lock of the raffle, shown and remembered without.
import java.util.Random;
class Raffle {
    private final int[] history;
    private int currentNumber;
    private int drawn;
    private final Random random = new Random(7);
    Raffle(int users) {
        history = new int[users];
    }
    synchronized void generate(int user) {
        currentNumber = random.nextInt(100); // RACE! c
        drawn++;
        history[user] = currentNumber; // RACE! h c
    }
    int present(int user) {
        return currentNumber; // RACE! c
    }
    void record(int user, int value) {
        history[user] = value; // RACE! h
        for (int i = 0; i < history.length; i++) {
            if (i != user && history[i] == value) { // RACE! h
                System.out.println("same as " + i);
            }
        }
    }
    synchronized int drawn() {
        return drawn;
    }
}
class User extends Thread {
    private final Raffle raffle;
    private final int id;
    User(Raffle raffle, int id) {
        this.raffle = raffle;
        this.id = id;
    }
    @Override
    public void run() {
        raffle.generate(id);
        int n = raffle.present(id);
        raffle.record(id, n);
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Raffle raffle = new Raffle(n);
        User[] users = new User[n];
        for (int i = 0; i < n; i++) {
            users[i] = new User(raffle, i);
            users[i].start();
        }
        for (int i = 0; i < n; i++) {
            users[i].join();
        }
        System.out.println(raffle.drawn());
    }
}
