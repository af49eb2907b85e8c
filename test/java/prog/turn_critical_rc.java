// Two threads take turns by a plain variable that both poll: neither the turn nor the counter is safe.
class Shared {
    int turn;
    int counter;
}

class First extends Thread {
    private final Shared shared;

    First(Shared shared) {
        this.shared = shared;
    }

    public void run() {
        for (int i = 0; i < 10; i++) {
            while (shared.turn != 0) // RACE! turn
                Thread.yield();
            shared.counter++; // RACE! counter
            shared.turn = 1; // RACE! turn
        }
    }
}

class Second extends Thread {
    private final Shared shared;

    Second(Shared shared) {
        this.shared = shared;
    }

    public void run() {
        for (int i = 0; i < 10; i++) {
            while (shared.turn != 1) // RACE! turn
                Thread.yield();
            shared.counter++; // RACE! counter
            shared.turn = 0; // RACE! turn
        }
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Shared s = new Shared();
        Thread a = new First(s), b = new Second(s);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(s.counter);
    }
}
