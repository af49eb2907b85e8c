// A player takes the ball away (null) while the other uses it.
class Ball {
    private int bounces;
    void bounce() {
        bounces++; // RACE! n
    }
    int count() {
        return bounces; // RACE! n
    }
}
class Table {
    Ball ball = new Ball();
}
class Player extends Thread {
    private final Table table;
    private final boolean first;
    Player(String name, Table table, boolean first) {
        super(name);
        this.table = table;
        this.first = first;
    }
    public void run() {
        for (int i = 0; i < 100; i++) {
            Ball b = table.ball; // RACE! b
            if (b != null) {
                table.ball = null; // RACE! b
                b.bounce();
                System.out.println(getName() + " " + b.count());
                table.ball = b; // RACE! b
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        Table t = new Table();
        Player ping = new Player("ping", t, true);
        Player pong = new Player("pong", t, false);
        ping.start();
        pong.start();
        ping.join();
        pong.join();
        System.out.println(t.ball.count());
    }
}
