// Garage: a manager gives tasks to workers by a status board; results are read without waiting.
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

    void report(String who) {
        finished++; // RACE! f
        last = who; // RACE! l
    }
}

class Mechanic extends Thread {
    private Board board;

    Mechanic(String name, Board board) {
        super(name);
        this.board = board;
    }

    public void run() {
        try {
            int task;
            while ((task = board.take()) >= 0) {
                Thread.sleep(task);
                board.report(getName());
            }
        } catch (InterruptedException e) {
            System.err.println("interrupted");
        }
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
        System.out.println("so far " + board.finished + " " + board.last); // RACE! f l
        a.join();
        b.join();
        System.out.println("all " + board.finished);
    }
}
