// Gates of an airport: planes take a gate by a monitor with a table of marks and use its record alone.
class Gate {
    private final int number;
    private int landings;
    private String last = "";
    Gate(int number) {
        this.number = number;
    }
    void use(String plane) {
        landings++;
        last = plane + number;
    }
    int landings() {
        return landings;
    }
}
class Tower {
    private final Gate[] gates;
    private final boolean[] busy;
    Tower(int n) {
        gates = new Gate[n];
        busy = new boolean[n];
        for (int i = 0; i < n; i++) {
            gates[i] = new Gate(i);
        }
    }
    synchronized int request() throws InterruptedException {
        while (true) {
            for (int i = 0; i < busy.length; i++) {
                if (!busy[i]) {
                    busy[i] = true;
                    return i;
                }
            }
            wait();
        }
    }
    synchronized void release(int i) {
        busy[i] = false;
        notifyAll();
    }
    Gate gate(int i) {
        return gates[i];
    }
}
class Plane extends Thread {
    private final Tower tower;
    Plane(Tower tower, String name) {
        super(name);
        this.tower = tower;
    }
    @Override
    public void run() {
        try {
            int g = tower.request();
            tower.gate(g).use(getName());
            Thread.sleep(3);
            tower.release(g);
        } catch (InterruptedException e) {
            return;
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Tower tower = new Tower(3);
        Plane[] planes = new Plane[10];
        for (int i = 0; i < planes.length; i++) {
            planes[i] = new Plane(tower, "plane" + i);
            planes[i].start();
        }
        for (Plane p : planes) {
            p.join();
        }
        int n = 0;
        for (int i = 0; i < 3; i++) {
            n += tower.gate(i).landings();
        }
        System.out.println(n);
    }
}
