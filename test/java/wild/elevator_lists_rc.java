// An elevator's call board: one list guarded, the other one not.
import java.util.*;
public class Main {
    static class Board {
        private final List<Integer> up = new ArrayList<>();
        private final List<Integer> down = new ArrayList<>();
        synchronized void callUp(int floor) { up.add(floor); }
        void callDown(int floor) { down.add(floor); } // RACE! d
        synchronized Integer nextUp() { return up.isEmpty() ? null : up.remove(0); }
        synchronized Integer nextDown() { return down.isEmpty() ? null : down.remove(0); } // RACE! d
    }
    static class Lift extends Thread {
        private final Board board;
        private int floor;
        Lift(Board board) { this.board = board; }
        public void run() {
            for (int i = 0; i < 100; i++) {
                Integer to = board.nextUp();
                if (to == null)
                    to = board.nextDown();
                if (to != null)
                    floor = to;
            }
            System.out.println(floor);
        }
    }
    public static void main(String[] args) {
        Board board = new Board();
        for (int i = 0; i < 3; i++)
            new Lift(board).start();
        for (int f = 0; f < 10; f++) {
            board.callUp(f);
            board.callDown(10 - f);
        }
    }
}
