// Simulated paths: tasks are read from a vector, results are summed in a static field without lock.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
class Task {
    final long seed;
    final String header;
    Task(String header, long seed) {
        this.header = header;
        this.seed = seed;
    }
}
class Result {
    double expected;
    double volatility;
}
class PathRunner extends Thread {
    static double sumOfReturns = 0.0;
    static int runs = 0;
    private final int id;
    private final int count;
    private final List<Task> tasks;
    private final Result[] results;
    PathRunner(int id, int count, List<Task> tasks, Result[] results) {
        this.id = id;
        this.count = count;
        this.tasks = tasks;
        this.results = results;
    }
    private Result simulate(Task t) {
        Random r = new Random(t.seed);
        double value = 100.0;
        for (int step = 0; step < 500; step++) {
            value *= 1.0 + 0.01 * r.nextGaussian();
        }
        Result result = new Result();
        result.expected = Math.log(value / 100.0);
        result.volatility = Math.abs(result.expected) / 2;
        return result;
    }
    @Override
    public void run() {
        for (int i = id; i < tasks.size(); i += count) {
            Result r = simulate(tasks.get(i));
            results[i] = r;
            sumOfReturns += r.expected; // RACE!
            runs++; // RACE!
        }
    }
}
public class Main {
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args.length > 0 ? args[0] : "2000");
        List<Task> tasks = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            tasks.add(new Task("MC", 11L * i));
        }
        Result[] results = new Result[n];
        PathRunner[] runners = new PathRunner[3];
        for (int i = 0; i < runners.length; i++) {
            runners[i] = new PathRunner(i, runners.length, tasks, results);
        }
        for (PathRunner r : runners) {
            r.start();
        }
        for (PathRunner r : runners) {
            r.join();
        }
        double mean = PathRunner.sumOfReturns / PathRunner.runs;
        double v = 0;
        for (Result r : results) {
            v += r.volatility;
        }
        System.out.println(mean + " " + v / n);
    }
}
