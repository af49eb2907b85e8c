// A game loop and connections: positions are changed by the network threads while the loop reads them.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Player {
    final int id;
    private int x, y;
    private volatile boolean alive = true;

    Player(int id) {
        this.id = id;
    }

    void move(int dx, int dy) {
        x += dx; // RACE! x
        y += dy; // RACE! y
    }

    boolean isNear(Player other) {
        return Math.abs(x - other.x) + Math.abs(y - other.y) < 2; // RACE! x y
    }

    void kill() {
        alive = false;
    }

    boolean isAlive() {
        return alive;
    }
}

class World {
    private final Map<Integer, Player> players = new ConcurrentHashMap<>();
    private int tick;

    void join(Player p) {
        players.put(p.id, p);
    }

    void step() {
        tick++;
        for (Player a : players.values())
            for (Player b : players.values())
                if (a != b && a.isAlive() && a.isNear(b))
                    b.kill();
    }
}

class Connection extends Thread {
    private final Player player;

    Connection(Player player) {
        this.player = player;
    }

    @Override
    public void run() {
        for (int i = 0; i < 1000 && player.isAlive(); i++)
            player.move(i % 3 - 1, i % 5 - 2);
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        World world = new World();
        ScheduledExecutorService loop = Executors.newSingleThreadScheduledExecutor();
        loop.scheduleAtFixedRate(world::step, 0, 20, TimeUnit.MILLISECONDS);
        for (int i = 0; i < 4; i++) {
            Player p = new Player(i);
            world.join(p);
            new Connection(p).start();
        }
        Thread.sleep(1000);
        loop.shutdown();
    }
}
