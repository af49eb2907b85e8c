// A framework class: run() is inherited, hooks of subclasses share a static registry; one override is not synchronised.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static abstract class Worker implements Runnable {
        protected static int started;
        protected int steps;
        private final String name;

        protected Worker(String name) {
            this.name = name;
        }

        protected synchronized void record() {
            steps++;
        }

        protected abstract void step();

        @Override
        public final void run() {
            started++; // RACE! g
            for (int i = 0; i < 10; i++)
                step();
            System.out.println(name);
        }

        synchronized int steps() {
            return steps; // RACE! s
        }
    }

    static class Fast extends Worker {
        Fast() {
            super("fast");
        }

        @Override
        protected void record() {
            steps += 2; // RACE! s
        }

        @Override
        protected void step() {
            record();
        }
    }

    static class Slow extends Worker {
        Slow() {
            super("slow");
        }

        @Override
        protected void step() {
            record();
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Worker> workers = new ArrayList<>();
        workers.add(new Fast());
        workers.add(new Slow());
        List<Thread> threads = new ArrayList<>();
        for (Worker w : workers) {
            Thread t = new Thread(w);
            threads.add(t);
            t.start();
        }
        int sum = 0;
        for (Worker w : workers)
            sum += w.steps();
        System.out.println(sum);
        for (Thread t : threads)
            t.join();
        System.out.println(Worker.started);
    }
}
