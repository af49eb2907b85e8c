// Particles in a list: every thread moves those of its own part.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Particle {
        double x, v;
    }

    static class Mover extends Thread {
        final List<Particle> all;
        final int from, to;

        Mover(List<Particle> all, int from, int to) {
            this.all = all;
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                Particle p = all.get(i);
                p.v *= 0.99; // NORACE
                p.x += p.v; // NORACE
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Particle> all = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            all.add(new Particle());
        Mover[] movers = new Mover[4];
        for (int i = 0; i < 4; i++) {
            movers[i] = new Mover(all, i * 25, (i + 1) * 25);
            movers[i].start();
        }
        for (Mover m : movers)
            m.join();
        System.out.println(all.get(0).x); // NORACE
    }
}
