// Commands of a sealed hierarchy go through a blocking queue to one thread that owns the board.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Main {
    sealed interface Command permits Put, Clear, Quit {}

    record Put(int x, int y, char what) implements Command {}

    record Clear() implements Command {}

    record Quit() implements Command {}

    static class Board implements Runnable {
        private final char[][] cells = new char[4][4];
        private final BlockingQueue<Command> inbox = new ArrayBlockingQueue<>(10);
        private int moves;

        @Override
        public void run() {
            try {
                while (true) {
                    Command c = inbox.take();
                    if (c instanceof Put p) {
                        cells[p.y()][p.x()] = p.what(); // NORACE
                        moves++; // NORACE
                    } else if (c instanceof Clear) {
                        for (char[] row : cells)
                            java.util.Arrays.fill(row, ' '); // NORACE
                    } else {
                        System.out.println(moves); // NORACE
                        return;
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        void send(Command c) throws InterruptedException {
            inbox.put(c);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Board board = new Board();
        Thread owner = new Thread(board);
        owner.start();
        Thread[] players = new Thread[2];
        for (int i = 0; i < 2; i++) {
            char mark = i == 0 ? 'x' : 'o';
            players[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 4; k++)
                        board.send(new Put(k, mark % 4, mark));
                } catch (InterruptedException e) {
                    return;
                }
            });
            players[i].start();
        }
        for (Thread p : players)
            p.join();
        board.send(new Quit());
        owner.join();
    }
}
