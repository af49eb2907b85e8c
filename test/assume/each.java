import java.util.ArrayList;
import java.util.List;

class Main implements Runnable {
    int n;

    @Override public void run() {
        n++;
    }

    public static void main(String[] args) {
        List<Main> jobs = new ArrayList<>();
        Main job = new Main();
        jobs.add(job);
        jobs.add(job);
        for (Main m : jobs)
            new Thread(m).start();
    }
}

class Control {
    public static void main(String[] args) {
        Main job = new Main();
        for (int i = 0; i < 2; i++)
            new Thread(job).start();
    }
}
