// A garage: the manager hands out jobs under a lock, workers look at the state outside of it.
class GarageState {
    private boolean open;
    private int workersReady;
    private String status = "closed";
    synchronized void workerReady() {
        workersReady++;
        notifyAll();
    }
    synchronized void waitForWorkers(int n) throws InterruptedException {
        while (workersReady < n) {
            wait();
        }
    }
    void open() {
        open = true; // RACE! o
        status = "open"; // RACE! s
    }
    boolean isOpen() {
        return open; // RACE! o
    }
    String status() {
        return status; // RACE! s
    }
}
class GarageWorker extends Thread {
    private final GarageState state;
    private final int[] cars;
    private int repaired;
    GarageWorker(GarageState state, int[] cars) {
        this.state = state;
        this.cars = cars;
    }
    @Override
    public void run() {
        state.workerReady();
        while (!state.isOpen()) {
            Thread.yield();
        }
        System.out.println(getName() + " starts, garage is " + state.status());
        for (;;) {
            synchronized (cars) {
                if (cars[0] == 0) {
                    break;
                }
                cars[0]--;
            }
            repaired++;
        }
    }
    int repaired() {
        return repaired;
    }
}
class Manager {
    private final GarageState state = new GarageState();
    private final int[] cars = {30};
    private GarageWorker[] workers;
    void hire(int n) {
        workers = new GarageWorker[n];
        for (int i = 0; i < n; i++) {
            workers[i] = new GarageWorker(state, cars);
            workers[i].start();
        }
    }
    void work() throws InterruptedException {
        state.waitForWorkers(workers.length);
        state.open();
        int sum = 0;
        for (GarageWorker w : workers) {
            w.join();
            sum += w.repaired();
        }
        System.out.println(sum + " of 30, left " + cars[0]);
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Manager m = new Manager();
        m.hire(3);
        m.work();
    }
}
