// Two players take turns by a number under a monitor; the ball between them needs no lock.
public class Main {
    static class Ball {
        int hits;
        String last = "";
    }

    static class Table {
        private int turn;

        synchronized void await(int who) throws InterruptedException {
            while (turn != who)
                wait();
        }

        synchronized void next(int who) {
            turn = 1 - who;
            notifyAll();
        }
    }

    static class Player extends Thread {
        private final Table table;
        private final Ball ball;
        private final int id;

        Player(Table table, Ball ball, int id) {
            super("player " + id);
            this.table = table;
            this.ball = ball;
            this.id = id;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 5; i++) {
                    table.await(id);
                    ball.hits++; // NORACE
                    ball.last = getName(); // NORACE
                    table.next(id);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        Ball ball = new Ball();
        Player a = new Player(table, ball, 0), b = new Player(table, ball, 1);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(ball.hits + ball.last); // NORACE
    }
}
