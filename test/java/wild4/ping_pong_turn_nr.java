// Ping and pong take turns by a flag of a shared table.
class Table {
    private boolean pingsTurn = true;
    private int hits;

    synchronized void ping() throws InterruptedException {
        while (!pingsTurn)
            wait();
        hits++; // NORACE
        System.out.println("ping " + hits);
        pingsTurn = false;
        notifyAll();
    }

    synchronized void pong() throws InterruptedException {
        while (pingsTurn)
            wait();
        hits++; // NORACE
        System.out.println("pong " + hits);
        pingsTurn = true;
        notifyAll();
    }

    synchronized int hits() {
        return hits;
    }
}

class Player extends Thread {
    private final Table table;
    private final boolean isPing;
    private int played;

    Player(Table table, boolean isPing) {
        this.table = table;
        this.isPing = isPing;
    }

    public void run() {
        try {
            for (int i = 0; i < 10; i++) {
                if (isPing)
                    table.ping();
                else
                    table.pong();
                played++; // NORACE
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    int played() {
        return played; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        Player a = new Player(table, true), b = new Player(table, false);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(table.hits() + " " + (a.played() + b.played()));
    }
}
