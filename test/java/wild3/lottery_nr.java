// Lottery: users keep their tickets; the generator is a monitor.
class RandomGenerator {
    int[] made = new int[100];
    int count = 0;
    long seed;
    RandomGenerator(long seed) { this.seed = seed; }

    private int next() {
        seed = (seed * 25214903917L + 11L) & 0xFFFFFFFFFFFFL; // NORACE
        int value = (int) (seed >>> 20);
        if (value < 0)
            value = -value;
        return value % 100;
    }

    synchronized int generate() {
        int value = next();
        made[count] = value; // NORACE
        count++; // NORACE
        return value;
    }
}

class User extends Thread {
    private RandomGenerator generator;
    private int[] ticket = new int[6];

    User(String name, RandomGenerator generator) {
        super(name);
        this.generator = generator;
    }

    public void run() {
        for (int i = 0; i < ticket.length; i++)
            ticket[i] = generator.generate(); // NORACE
    }

    int sum() {
        int s = 0;
        for (int i = 0; i < ticket.length; i++)
            s += ticket[i]; // NORACE
        return s;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        RandomGenerator generator = new RandomGenerator(42);
        User[] users = new User[5];
        for (int i = 0; i < users.length; i++)
            users[i] = new User("user" + i, generator);
        for (int i = 0; i < users.length; i++)
            users[i].start();
        for (int i = 0; i < users.length; i++)
            users[i].join();
        for (int i = 0; i < users.length; i++)
            System.out.println(users[i].getName() + " " + users[i].sum());
        System.out.println(generator.count); // NORACE
    }
}
