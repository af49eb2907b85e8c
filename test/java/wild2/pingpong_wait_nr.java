// Two threads take turns on one monitor; the value travels with the turn.
public class Main {
    static class Table {
        private boolean ping = true;
        private int ball;

        synchronized void hit(boolean mine) throws InterruptedException {
            while (ping != mine)
                wait();
            ball++; // NORACE
            ping = !mine; // NORACE
            notifyAll();
        }

        synchronized int ball() {
            return ball;
        }
    }

    static class Player extends Thread {
        private final Table table;
        private final boolean side;
        private int hits;

        Player(Table table, boolean side) {
            this.table = table;
            this.side = side;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    table.hit(side);
                    hits++; // NORACE
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        Player a = new Player(table, true), b = new Player(table, false);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(table.ball() + " " + (a.hits + b.hits)); // NORACE
    }
}
