// Workers wait for a volatile go signal and then read what was prepared; results are their own.
class Settings {
    int size;
    double[] weights;
}

class Worker extends Thread {
    private final Settings settings;
    private final int number;
    private double result;

    Worker(Settings settings, int number) {
        this.settings = settings;
        this.number = number;
    }

    @Override
    public void run() {
        while (!Main.go)
            Thread.onSpinWait();
        double sum = 0;
        for (int i = number; i < settings.size; i += Main.WORKERS)
            sum += settings.weights[i];
        result = sum;
    }

    double result() throws InterruptedException {
        join();
        return result;
    }
}

class Main {
    static final int WORKERS = 3;
    static volatile boolean go;

    public static void main(String[] args) throws InterruptedException {
        Settings settings = new Settings();
        Worker[] workers = new Worker[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            workers[i] = new Worker(settings, i);
            workers[i].start();
        }
        settings.size = 100;
        settings.weights = new double[settings.size];
        for (int i = 0; i < settings.size; i++)
            settings.weights[i] = 1.0 / (i + 1);
        go = true;
        double total = 0;
        for (Worker w : workers)
            total += w.result();
        System.out.println(total);
    }
}
