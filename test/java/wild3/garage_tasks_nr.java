// Garage: a manager gives tasks to workers by a status board and reads when all have gone home.
import java.util.LinkedList;

class Board {
    private LinkedList<Integer> open = new LinkedList<Integer>();
    int finished;
    String last = "";

    synchronized void post(int task) {
        open.add(task);
        notify();
    }

    synchronized int take() throws InterruptedException {
        while (open.isEmpty())
            wait();
        return open.removeFirst();
    }

    synchronized void report(String who) {
        finished++; // NORACE
        last = who; // NORACE
    }
}

class Mechanic extends Thread {
    private Board board;
    private int worked;

    Mechanic(String name, Board board) {
        super(name);
        this.board = board;
    }

    public void run() {
        try {
            int task;
            while ((task = board.take()) >= 0) {
                Thread.sleep(task);
                worked += task; // NORACE
                board.report(getName());
            }
        } catch (InterruptedException e) {
            System.err.println("interrupted");
        }
    }

    int worked() {
        return worked; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Board board = new Board();
        Mechanic a = new Mechanic("a", board), b = new Mechanic("b", board);
        a.start();
        b.start();
        for (int i = 0; i < 6; i++)
            board.post(i);
        board.post(-1);
        board.post(-1);
        a.join();
        b.join();
        System.out.println("all " + board.finished + " " + board.last); // NORACE
        System.out.println(a.worked() + b.worked());
    }
}
