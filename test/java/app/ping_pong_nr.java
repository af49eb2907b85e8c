// Players hold the lock of the table.
class Main {
    static class Ball {
        private int hits;
        void hit() {
            hits++;
        }
    }
    static class Table {
        private Ball ball = new Ball();
        void play(int turn) {
            synchronized (this) {
            if (ball != null)
                ball.hit();
            if (turn % 10 == 0)
                ball = null;
            else if (ball == null)
                ball = new Ball();
            }
        }
    }
    static class Player extends Thread {
        private final Table table;
        private final int number;
        Player(Table table, int number) {
            this.table = table;
            this.number = number;
        }
        public void run() {
            for (int i = 0; i < 100; i++)
                table.play(i + number);
        }
    }
    public static void main(String[] args) throws Exception {
        Table table = new Table();
        Player[] players = new Player[2];
        for (int i = 0; i < players.length; i++)
            (players[i] = new Player(table, i)).start();
        for (Player p : players)
            p.join();
    }
}
