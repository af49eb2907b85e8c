// Two players take turns by a monitor, but the score is kept outside of it.
public class Main {
    static class Table {
        private boolean ping = true;
        int rallies;
        int misses;
        synchronized void await(boolean mine) throws InterruptedException {
            while (ping != mine)
                wait();
        }
        synchronized void pass() {
            ping = !ping;
            notifyAll();
        }
    }
    static class Player extends Thread {
        private final Table table;
        private final boolean side;
        Player(Table table, boolean side) { this.table = table; this.side = side; }
        @Override public void run() {
            try {
                for (int i = 0; i < 10; i++) {
                    table.await(side);
                    table.pass();
                    table.rallies++; // RACE! rallies
                    if (i % 3 == 0)
                        miss();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
        private synchronized void miss() {
            table.misses++; // RACE! misses
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        Player a = new Player(table, true), b = new Player(table, false);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(table.rallies + " " + table.misses);
    }
}
