// Threads count alone and the results are added after join.
import java.util.Random;
class Main {
    static int total; 
    static class Sampler implements Runnable {
        private final long seed;
        private final int samples;
        int hits;
        Sampler(long seed, int samples) {
            this.seed = seed;
            this.samples = samples;
        }
        @Override
        public void run() {
            Random random = new Random(seed);
            int inside = 0;
            for (int i = 0; i < samples; i++) {
                double x = random.nextDouble(), y = random.nextDouble();
                if (x * x + y * y <= 1)
                    inside++;
            }
            hits = inside;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        Sampler[] samplers = new Sampler[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            samplers[i] = new Sampler(i, 10000);
            threads[i] = new Thread(samplers[i]);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            sum += samplers[i].hits;
        }
        total = sum;
        System.out.println(4.0 * sum / (n * 10000) + " " + total);
    }
}
