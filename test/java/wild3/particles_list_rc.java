// Particles in a list: threads take every n-th, and one moves its neighbour, too.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Particle {
        double x, v;
    }

    static class Mover extends Thread {
        final List<Particle> all;
        final int id, n;

        Mover(List<Particle> all, int id, int n) {
            this.all = all;
            this.id = id;
            this.n = n;
        }

        @Override
        public void run() {
            for (int i = id; i + 1 < all.size(); i += n) {
                Particle p = all.get(i), q = all.get(i + 1);
                p.x += p.v; // RACE!
                q.x -= p.v; // RACE!
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Particle> all = new ArrayList<>();
        for (int i = 0; i < 100; i++)
            all.add(new Particle());
        Mover[] movers = new Mover[2];
        for (int i = 0; i < 2; i++)
            (movers[i] = new Mover(all, i, 2)).start();
        for (Mover m : movers)
            m.join();
        System.out.println(all.get(0).x);
    }
}
