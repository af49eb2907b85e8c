// A linear congruential generator of one's own that all simulation threads share.
class Rng {
    private long seed;

    Rng(long seed) {
        this.seed = seed; // NORACE
    }

    int next(int bound) {
        seed = seed * 6364136223846793005L + 1442695040888963407L; // RACE!
        return (int) ((seed >>> 33) % bound); // RACE!
    }
}

class Simulation implements Runnable {
    private final Rng rng;
    private long inside;
    private final int steps;

    Simulation(Rng rng, int steps) {
        this.rng = rng;
        this.steps = steps;
    }

    @Override
    public void run() {
        for (int i = 0; i < steps; i++) {
            double x = rng.next(1000) / 1000.0, y = rng.next(1000) / 1000.0;
            if (x * x + y * y < 1)
                inside++; // NORACE
        }
    }

    long inside() {
        return inside; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Rng rng = new Rng(42);
        Simulation[] sims = new Simulation[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            sims[i] = new Simulation(rng, 1000);
            threads[i] = new Thread(sims[i]);
            threads[i].start();
        }
        long sum = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            sum += sims[i].inside();
        }
        System.out.println(sum / 1000.0);
    }
}
