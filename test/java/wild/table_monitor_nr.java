// Philosophers at a table that is a monitor: states are changed and tested in it only.
class Table {
    private enum State { THINKING, HUNGRY, EATING }
    private final State[] state;
    private final int[] eaten;
    Table(int n) {
        state = new State[n];
        eaten = new int[n];
        for (int i = 0; i < n; i++) {
            state[i] = State.THINKING;
        }
    }
    private int left(int i) {
        return (i + state.length - 1) % state.length;
    }
    private int right(int i) {
        return (i + 1) % state.length;
    }
    private boolean may(int i) {
        return state[left(i)] != State.EATING && state[right(i)] != State.EATING;
    }
    synchronized void take(int i) throws InterruptedException {
        state[i] = State.HUNGRY;
        while (!may(i)) {
            wait();
        }
        state[i] = State.EATING;
    }
    synchronized void put(int i) {
        state[i] = State.THINKING;
        eaten[i]++;
        notifyAll();
    }
    synchronized int total() {
        int n = 0;
        for (int e : eaten) {
            n += e;
        }
        return n;
    }
}
class Philosopher extends Thread {
    private final Table table;
    private final int id;
    private int meals;
    Philosopher(Table table, int id) {
        this.table = table;
        this.id = id;
    }
    @Override
    public void run() {
        try {
            for (int i = 0; i < 10; i++) {
                table.take(id);
                meals++;
                sleep(1);
                table.put(id);
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
    int meals() {
        return meals;
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Table table = new Table(5);
        Philosopher[] all = new Philosopher[5];
        for (int i = 0; i < 5; i++) {
            all[i] = new Philosopher(table, i);
        }
        for (Philosopher p : all) {
            p.start();
        }
        System.out.println(table.total() + " so far");
        int sum = 0;
        for (Philosopher p : all) {
            p.join();
            sum += p.meals();
        }
        System.out.println(sum == table.total());
    }
}
